import type { DeliveryPhotos } from './store/delivery-photos.ts'
import type { Riders } from './store/riders.ts'
import type { Trips } from './store/trips.ts'

export type RiderServices = {
  /** The shops' own riders. */
  riders: Riders
  /** What they carry out, in which order. */
  trips: Trips
  deliveryPhotos: DeliveryPhotos
}
