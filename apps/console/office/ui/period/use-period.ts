import { useSearchParams } from 'react-router'
import { dayAt } from '../../../lib/calendar-day.ts'
import { useAtServerTime } from '../../../lib/server-clock.ts'
import { mostDays, periodFrom, type Period, type Preset } from './period.ts'

const inAddress = (day: string) => day.replaceAll('/', '-')
const fromAddress = (day: string | null) => (day ?? '').replaceAll('-', '/')

/** The period of at most so many days that the address names, `from=2026-11-17&to=2026-11-23`, or the usual one; and how to name another. */
export function usePeriod(usual: Preset, most = mostDays) {
  const today = useAtServerTime(dayAt)
  const [params, setParams] = useSearchParams()
  return {
    today,
    period: periodFrom({ from: fromAddress(params.get('from')), to: fromAddress(params.get('to')) }, { today, usual, most }),
    setPeriod: ({ from, to }: Period) =>
      setParams(
        (now) => {
          now.set('from', inAddress(from))
          now.set('to', inAddress(to))
          now.delete('page')
          return now
        },
        { replace: true },
      ),
  }
}
