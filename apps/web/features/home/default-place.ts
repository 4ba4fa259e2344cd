import { orderTypes } from '@harbour/rules'
import { useEffect } from 'react'
import type { useWhere } from '../../stores/place.ts'
import { isMember, useSession } from '../../stores/session.ts'

/** A delivery without a place looks for the default address, where this device may have one; a newcomer's fetches nothing for it. */
export function useDefaultPlace({ orderType, address }: ReturnType<typeof useWhere>) {
  const member = useSession(({ user }) => isMember(user))
  const placeless = orderType === orderTypes.delivery && address === null
  // The addresses lie in local storage, and the browser says whether the location is denied.
  useEffect(() => {
    if (!placeless || !(member || localStorage.getItem('addresses'))) return
    let [end, left] = [() => {}, false]
    void import('../../stores/default-place.ts').then(
      ({ followDefault }) => {
        if (!left) end = followDefault()
      },
      () => undefined, // no network: home asks for a place
    )
    return () => {
      left = true
      end()
    }
  }, [placeless, member])
}
