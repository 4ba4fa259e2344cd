import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useGo } from '../../navigation/go.ts'
import { useReturnQuery } from '../../navigation/return-to.ts'
import { deliveryQuery, isOutside } from './delivery-query.ts'
import { beginAt, type PickedPlace } from './form/address-draft.ts'
import { paths } from '../../navigation/paths.ts'

export type Picking = {
  pick: (place: PickedPlace & { placeId: string }) => Promise<void>
  /** Goes on to the door of a place that is known to be delivered to. */
  goOn: (place: PickedPlace) => void
  /** The place being asked about. */
  asking: string | undefined
  /** Places found to be out of the delivery area, the latest last. */
  outside: readonly string[]
}

/** Choosing a place: where somebody delivers the guest goes on to the door; where nobody does the place is marked (spec 8.12). A code names the saved address that moves there. */
export function usePicking(addressCode: string | undefined): Picking {
  const queries = useQueryClient()
  const go = useGo()
  const next = useReturnQuery()
  const [asking, setAsking] = useState<string>()
  const [outside, setOutside] = useState<readonly string[]>([])
  const pick = async (place: PickedPlace & { placeId: string }) => {
    setAsking(place.placeId)
    const fault = await queries.fetchQuery({ ...deliveryQuery(place), staleTime: 30_000 }).then(
      () => undefined,
      (cause: unknown) => cause,
    )
    setAsking(undefined)
    if (isOutside(fault)) return setOutside((before) => [...before.filter((id) => id !== place.placeId), place.placeId])
    // A lost call is told at the next step, which asks again.
    goOn(place)
  }
  const goOn = (place: PickedPlace) => {
    beginAt(place, addressCode)
    go(paths.addressForm, { query: next })
  }
  return { pick, goOn, asking, outside }
}
