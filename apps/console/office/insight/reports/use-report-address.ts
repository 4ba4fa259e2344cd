import { useSearchParams } from 'react-router'
import { dayAt } from '../../../lib/calendar-day.ts'
import { useAtServerTime } from '../../../lib/server-clock.ts'
import { periodFrom, type Period } from './report-period.ts'

export const reportTabs = ['overview', 'shop', 'dish', 'method', 'orderType', 'hour', 'promise', 'offers', 'cancelled'] as const
export type ReportTab = (typeof reportTabs)[number]

/** A report as the address names it: its kind, its days, one shop or all (empty), and whether the period before stands beside it. */
export type ReportAddress = { tab: ReportTab; period: Period; storeId: string; compared: boolean }

const inAddress = (day: string) => day.replaceAll('/', '-')
const fromAddress = (day: string | null) => (day ?? '').replaceAll('-', '/')

/** The report that the address names, and how to name another. */
export function useReportAddress() {
  const today = useAtServerTime(dayAt)
  const [params, setParams] = useSearchParams()
  const set = (words: Record<string, string>) =>
    setParams(
      (now) => {
        for (const [name, value] of Object.entries(words)) {
          if (value === '') now.delete(name)
          else now.set(name, value)
        }
        now.delete('page')
        return now
      },
      { replace: true },
    )
  const report: ReportAddress = {
    tab: reportTabs.find((tab) => tab === params.get('tab')) ?? 'overview',
    period: periodFrom({ from: fromAddress(params.get('from')), to: fromAddress(params.get('to')) }, today),
    storeId: params.get('shop') ?? '',
    compared: params.get('compare') !== 'off',
  }
  return {
    today,
    report,
    setPeriod: ({ from, to }: Period) => set({ from: inAddress(from), to: inAddress(to) }),
    setShop: (storeId: string) => set({ shop: storeId }),
    setCompared: (compared: boolean) => set({ compare: compared ? '' : 'off' }),
  }
}
