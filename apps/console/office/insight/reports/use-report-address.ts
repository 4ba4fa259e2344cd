import { useSearchParams } from 'react-router'
import type { Period } from '../../ui/period/period.ts'
import { usePeriod } from '../../ui/period/use-period.ts'
import { useFilter } from '../../ui/table/table-address.ts'

export const reportTabs = ['overview', 'shop', 'dish', 'method', 'orderType', 'hour', 'promise', 'rating', 'offers', 'cancelled'] as const
export type ReportTab = (typeof reportTabs)[number]

/** A report as the address names it: its kind, its days, one shop or all (empty), and whether the period before stands beside it. */
export type ReportAddress = { tab: ReportTab; period: Period; storeId: string; compared: boolean }

/** The report that the address names, and how to name another. */
export function useReportAddress() {
  const { today, period, setPeriod } = usePeriod('week')
  const [params] = useSearchParams()
  const [storeId, setShop] = useFilter('shop')
  const [compare, setCompare] = useFilter('compare')
  const report: ReportAddress = {
    tab: reportTabs.find((tab) => tab === params.get('tab')) ?? 'overview',
    period,
    storeId,
    compared: compare !== 'off',
  }
  return { today, report, setPeriod, setShop, setCompared: (compared: boolean) => setCompare(compared ? '' : 'off') }
}
