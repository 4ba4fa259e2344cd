import type { DeliveryPhotos } from './store/delivery-photos.ts'
import type { Riders } from './store/riders.ts'
import type { Trips } from './store/trips.ts'

export type RiderServices = {
  /** The shops' own riders. */
  riders: Riders
  /** The deliveries that they take along, in order. */
  trips: Trips
  deliveryPhotos: DeliveryPhotos
}
