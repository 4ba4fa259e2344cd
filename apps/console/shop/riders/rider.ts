import type { Answer, riderListGet } from '@harbour/protocol'

/** A rider of the shop, as the gateway gives them to its people. */
export type ShopRider = Answer<typeof riderListGet>['riders'][number]
export type RiderTrip = ShopRider['trips'][number]

/** The riders that can be sent now, those without any trip first: nobody of them is out. */
export function ridersInShop(riders: readonly ShopRider[]): ShopRider[] {
  return riders.filter(({ out }) => !out).toSorted((a, b) => a.trips.length - b.trips.length)
}

/** A stop's part in its trip: to come, done, or coming back. */
export type StopState = 'toCome' | 'delivered' | 'failed'

export function stateOfStop({ delivered, failed }: RiderTrip['stops'][number]): StopState {
  if (failed !== null) return 'failed'
  return delivered ? 'delivered' : 'toCome'
}
