import { createDayEndReports } from './store/day-end-reports.ts'
import { createDayEnds } from './store/day-ends.ts'
import { createLateOrders } from './store/late-orders.ts'
import { createLedgerReports } from './store/ledger-reports.ts'
import { createOrderReports } from './store/order-reports.ts'
import { createPromiseReports } from './store/promise-reports.ts'
import { createRatingReports } from './store/rating-reports.ts'
import { createReportSums } from './store/report-sums.ts'
import { createSalesReports } from './store/sales-reports.ts'
import { createReportReadings, type ReportReadingsDeps } from './report-readings.ts'
import type { ReportServices } from './services.ts'

/** All that reports are made of. Days are summed up, and counted in the evening, on the primary. */
export function createReportServices(deps: ReportReadingsDeps): ReportServices {
  const reportReadings = createReportReadings(deps)
  const { db } = reportReadings
  return {
    reportReadings,
    salesReports: createSalesReports(db),
    orderReports: createOrderReports(db),
    lateOrders: createLateOrders(db),
    promiseReports: createPromiseReports(db),
    ratingReports: createRatingReports(db),
    reportSums: createReportSums(deps.db),
    ledgerReports: createLedgerReports(db),
    dayEnds: createDayEnds(),
    dayEndReports: createDayEndReports(db),
  }
}
