import type { Answer, ShopNow, todayGet } from '@harbour/protocol'
import { dayAt } from '../../../lib/calendar-day.ts'
import { money } from '../../../lib/money-text.ts'
import { useAtServerTime } from '../../../lib/server-clock.ts'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../paths.ts'
import { useMay } from '../../session/rights.ts'
import { countSigns } from '../state/shop-sign.ts'
import { Kpi } from '../../ui/Kpi.tsx'
import { needsHash } from './NeedList.tsx'
import { paceOf } from './pace.ts'
import { reportOfDay } from './report-of-day.ts'

type TodayNumbersProps = { today: Answer<typeof todayGet>; shops: readonly ShopNow[] }

/** The numbers of today, each of which leads to what is behind it. */
export function TodayNumbers({ today: { sales, minutes, late, cancelled }, shops }: TodayNumbersProps) {
  const day = useAtServerTime(dayAt)
  const mayShops = useMay('catalogue.read')
  const shopsOf = (sign: string) => (mayShops ? `${paths.shops}?state=${sign}` : needsHash)
  const { pace, peak } = paceOf(minutes)
  const counts = countSigns(shops)
  const lateAt = shops.filter(({ orders }) => orders.late > 0).length
  return (
    <div className="kpis">
      <Kpi
        label={m.shops_today_takings()}
        value={money(sales.net)}
        note={m.shops_today_average({ sum: money(sales.average) })}
        to={reportOfDay(day)}
      />
      <Kpi
        label={m.shops_today_orders()}
        value={sales.orders.toLocaleString('en-US')}
        note={m.shops_today_refunds({ sum: money(sales.refunds) })}
        to={reportOfDay(day, 'hour')}
      />
      <Kpi
        label={m.shops_today_pace()}
        value={pace.toFixed(1)}
        note={m.shops_today_peak({ peak: peak.toFixed(1) })}
        to={reportOfDay(day, 'hour')}
      />
      <Kpi
        label={m.shops_today_late_label()}
        value={<span className={late > 0 ? 'tday__bad' : undefined}>{late}</span>}
        note={m.shops_today_late_at({ count: lateAt })}
        to={paths.late}
      />
      <Kpi label={m.shops_today_cancelled()} value={cancelled} note={m.shops_today_cancelled_note()} to={reportOfDay(day, 'cancelled')} />
      <Kpi
        label={m.shops_today_silent()}
        value={<span className={counts.offline > 0 ? 'tday__bad' : undefined}>{counts.offline}</span>}
        note={m.shops_today_paused_count({ count: counts.paused })}
        to={shopsOf('offline')}
      />
    </div>
  )
}
