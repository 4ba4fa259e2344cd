import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { Kpi } from '../../ui/Kpi.tsx'
import { Beside } from './Beside.tsx'
import { changeOf, changeText, countText, shareText } from './change-text.ts'
import type { SalesAnswer } from './report-queries.ts'
import { ShareBeside } from './ShareBeside.tsx'

type SalesKpisProps = {
  total: SalesAnswer['total']
  compared: boolean
  /** The share of promises that were kept, and of the period before. */
  promise?: { now: number | null; before: number | null } | undefined
}

/** The sums of a period in five numbers, beside those of the period before. */
export function SalesKpis({ total: { now, before }, compared, promise }: SalesKpisProps) {
  const changed = (of: 'net' | 'orders' | 'average', read: (sum: number) => string) => {
    const by = changeOf(now[of], before[of])
    return compared && <Beside by={by} words={changeText(by)} before={read(before[of])} />
  }
  return (
    <div className="kpis">
      <Kpi label={m.insight_net_sales()} value={money(now.net)} note={changed('net', money)} />
      <Kpi label={m.insight_orders()} value={countText(now.orders)} note={changed('orders', countText)} />
      <Kpi label={m.insight_average()} value={money(now.average)} note={changed('average', money)} />
      {promise && <Kpi label={m.insight_promise_kept()} value={shareText(promise.now)} note={compared && <ShareBeside {...promise} />} />}
      <Kpi
        label={m.insight_refunded()}
        value={money(now.refunds)}
        note={
          <>
            {shareText(refundedShare(now))}{' '}
            {compared && <ShareBeside now={refundedShare(now)} before={refundedShare(before)} lessIsBetter />}
          </>
        }
      />
    </div>
  )
}

const refundedShare = ({ refunds, sold }: SalesAnswer['total']['now']): number | null => (sold === 0 ? null : refunds / sold)
