import type { CourierCompanies } from './courier-company.ts'
import type { CourierBookings } from './store/courier-bookings.ts'

export type CourierServices = {
  /** The courier companies that bring deliveries for shops without a rider at hand. */
  couriers: CourierCompanies
  courierBookings: CourierBookings
}
