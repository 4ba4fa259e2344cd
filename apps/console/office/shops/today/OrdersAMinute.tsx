import { timeOfDay } from '../../../lib/format.ts'
import { useAtServerTime } from '../../../lib/server-clock.ts'
import { m } from '../../../paraglide/messages.js'
import { Chart } from '../../ui/chart/Chart.tsx'
import { Panel } from '../../ui/Panel.tsx'

/** The orders of each of the last 60 minutes. */
export function OrdersAMinute({ minutes }: { minutes: readonly number[] }) {
  const now = useAtServerTime((at) => Math.floor(at / 60_000))
  const labels = minutes.map((_, at) => timeOfDay((now - (minutes.length - 1 - at)) * 60_000))
  return (
    <Panel title={m.shops_today_minutes()} sub={m.shops_today_minutes_sub()}>
      <Chart
        label={m.shops_today_minutes()}
        across={m.shops_today_minute()}
        height={128}
        labels={labels}
        series={[{ name: m.shops_today_orders(), values: minutes }]}
      />
    </Panel>
  )
}
