import { cancelledGet, couponCostGet, promiseGet, ratingGet, salesGet, type Answer, type SalesBy } from '@harbour/protocol'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, query } from '../../../api/call.ts'
import type { CsvAnswer } from '../../ui/CsvButton.tsx'
import { periodBefore } from '../../ui/period/period.ts'
import type { ReportAddress } from './use-report-address.ts'

type Of = Pick<ReportAddress, 'period' | 'storeId'>

const inputOf = ({ period, storeId }: Of) => ({ ...period, ...(storeId && { storeId }) })
const before = (report: Of): Of => ({ ...report, period: periodBefore(report.period) })

export type SalesAnswer = Answer<typeof salesGet>

/** Sales by one kind of row, with those of the period before beside them. */
export const useSales = (report: Of, by: SalesBy) =>
  useQuery({ ...query(salesGet, { ...inputOf(report), by }), placeholderData: keepPreviousData })

/** The promises of a period, and of the one before where it is compared. */
export function usePromises(report: ReportAddress) {
  const now = useQuery({ ...query(promiseGet, inputOf(report)), placeholderData: keepPreviousData })
  const earlier = useQuery({ ...query(promiseGet, inputOf(before(report))), placeholderData: keepPreviousData, enabled: report.compared })
  return { ...now, before: report.compared ? earlier.data : undefined }
}

/** The ratings of a period, and of the one before where it is compared. */
export function useRatings(report: ReportAddress) {
  const now = useQuery({ ...query(ratingGet, inputOf(report)), placeholderData: keepPreviousData })
  const earlier = useQuery({ ...query(ratingGet, inputOf(before(report))), placeholderData: keepPreviousData, enabled: report.compared })
  return { ...now, before: report.compared ? earlier.data : undefined }
}

/** The cost of what was taken off, and of the period before where it is compared. */
export function useCosts(report: ReportAddress) {
  const now = useQuery({ ...query(couponCostGet, inputOf(report)), placeholderData: keepPreviousData })
  const earlier = useQuery({
    ...query(couponCostGet, inputOf(before(report))),
    placeholderData: keepPreviousData,
    enabled: report.compared,
  })
  return { ...now, before: report.compared ? earlier.data : undefined }
}

/** The cancelled orders of a period, and of the one before where it is compared. */
export function useCancelled(report: ReportAddress) {
  const now = useQuery({ ...query(cancelledGet, inputOf(report)), placeholderData: keepPreviousData })
  const earlier = useQuery({ ...query(cancelledGet, inputOf(before(report))), placeholderData: keepPreviousData, enabled: report.compared })
  return { ...now, before: report.compared ? earlier.data : undefined }
}

/** The rows of the report that is shown, as CSV. */
export function reportCsv(report: ReportAddress): Promise<CsvAnswer> {
  const input = { ...inputOf(report), csv: true }
  switch (report.tab) {
    case 'promise':
      return call(promiseGet, input)
    case 'rating':
      return call(ratingGet, input)
    case 'offers':
      return call(couponCostGet, input)
    case 'cancelled':
      return call(cancelledGet, input)
    case 'overview':
      return call(salesGet, { ...input, by: 'day' })
    case 'shop':
    case 'dish':
    case 'method':
    case 'orderType':
    case 'hour':
      return call(salesGet, { ...input, by: report.tab })
  }
}
