import type { ReportReadings } from './report-readings.ts'
import type { DayEndReports } from './store/day-end-reports.ts'
import type { DayEnds } from './store/day-ends.ts'
import type { LateOrders } from './store/late-orders.ts'
import type { LedgerReports } from './store/ledger-reports.ts'
import type { OrderReports } from './store/order-reports.ts'
import type { PromiseReports } from './store/promise-reports.ts'
import type { RatingReports } from './store/rating-reports.ts'
import type { ReportSums } from './store/report-sums.ts'
import type { SalesReports } from './store/sales-reports.ts'

export type ReportServices = {
  reportReadings: ReportReadings
  dayEndReports: DayEndReports
  salesReports: SalesReports
  orderReports: OrderReports
  lateOrders: LateOrders
  promiseReports: PromiseReports
  ratingReports: RatingReports
  reportSums: ReportSums
  ledgerReports: LedgerReports
  dayEnds: DayEnds
}
