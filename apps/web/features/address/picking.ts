import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { showToast } from '../../lib/toast.ts'
import { useGo } from '../../navigation/go.ts'
import { useReturnQuery } from '../../navigation/return-to.ts'
import { deliveryQuery, isOutside } from './delivery-query.ts'
import { beginAt, type PickedPlace } from './form/address-draft.ts'
import { useDeliveringToPlace } from './saved/choose-saved-address.ts'
import { paths } from '../../navigation/paths.ts'

export type Picking = {
  pick: (place: PickedPlace & { placeId?: string }) => Promise<void>
  /** The place being asked about. */
  asking: string | undefined
  /** Places found to be out of the delivery area, the latest last. */
  outside: readonly string[]
}

/**
 * Choosing a place: where somebody delivers the guest goes on to the menu, and is asked for the door when they order; where nobody does the place is marked
 * (spec 8.12). Who keeps addresses says the door at once: the list of them is where it leads back to, or a code names the one that moves there.
 */
export function usePicking(addressCode: string | undefined): Picking {
  const queries = useQueryClient()
  const go = useGo()
  const next = useReturnQuery()
  const deliver = useDeliveringToPlace()
  const [asking, setAsking] = useState<string>()
  const [outside, setOutside] = useState<readonly string[]>([])
  const keeping = addressCode !== undefined || (next.next?.startsWith(paths.addresses) ?? false)
  const pick = async ({ placeId = '', ...place }: PickedPlace & { placeId?: string }) => {
    setAsking(placeId)
    try {
      const { store } = await queries.fetchQuery({ ...deliveryQuery(place), staleTime: 30_000 })
      if (keeping) {
        beginAt(place, addressCode)
        go(paths.addressForm, { query: next })
      } else deliver(place, store)
    } catch (cause) {
      if (isOutside(cause)) setOutside((before) => [...before.filter((id) => id !== placeId), placeId])
      else showToast(m.address_terms_failed())
    }
    setAsking(undefined)
  }
  return { pick, asking, outside }
}
