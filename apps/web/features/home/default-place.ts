import { orderTypes } from '@harbour/rules'
import { useEffect } from 'react'
import type { useOrderLocation } from '../../entities/location/order-location.ts'
import { isMember, useSession } from '../../api/session.ts'

/** A delivery without a place looks for the default address, where this device may have one; a newcomer's fetches nothing for it. */
export function useDefaultPlace({ orderType, address }: ReturnType<typeof useOrderLocation>) {
  const member = useSession(({ user }) => isMember(user))
  const placeless = orderType === orderTypes.delivery && address === null
  // The addresses lie in local storage, and the browser says whether the location is denied.
  useEffect(() => {
    if (!placeless || !(member || localStorage.getItem('addresses'))) return
    let [end, left] = [() => {}, false]
    void import('../../entities/address/follow-default-address.ts').then(
      ({ followDefaultAddress }) => {
        if (!left) end = followDefaultAddress()
      },
      () => undefined, // no network: home asks for a place
    )
    return () => {
      left = true
      end()
    }
  }, [placeless, member])
}
