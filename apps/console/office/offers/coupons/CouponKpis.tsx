import { couponCostGet } from '@harbour/protocol'
import { formatDate } from '@harbour/rules'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/call.ts'
import { money } from '../../../lib/money-text.ts'
import { serverNow } from '../../../lib/server-clock.ts'
import { m } from '../../../paraglide/messages.js'
import { useMay } from '../../session/rights.ts'
import { Kpi } from '../../ui/Kpi.tsx'
import type { OfferRow } from './offer-rows.ts'

/** The cost of this month's coupons, how many of those given are used, what each dollar of them brought, and how many are held now. */
export function CouponKpis({ rows }: { rows: readonly OfferRow[] }) {
  const mayRead = useMay('report.read')
  const today = formatDate(serverNow())
  const from = `${today.slice(0, 8)}01`
  const { data } = useQuery({ ...query(couponCostGet, { from, to: today }), enabled: mayRead, staleTime: 60_000 })
  const sum = (of: (row: OfferRow) => number) => rows.reduce((total, row) => total + of(row), 0)
  const [given, used] = [
    sum(({ kind, use }) => (kind === 'coupon' ? use.given : 0)),
    sum(({ kind, use }) => (kind === 'coupon' ? use.used : 0)),
  ]
  const costs = data?.rows.filter(({ kind }) => kind !== 'promotion') ?? []
  const [off, sold] = [costs.reduce((total, { takenOff }) => total + takenOff, 0), costs.reduce((total, row) => total + row.sold, 0)]
  return (
    <div className="kpis">
      {mayRead && <Kpi label={m.offers_kpi_month()} value={money(off)} note={m.offers_kpi_since({ from })} />}
      <Kpi
        label={m.offers_kpi_rate()}
        value={given > 0 ? `${((100 * used) / given).toFixed(1)}%` : '–'}
        note={m.offers_kpi_rate_of({ given, used })}
      />
      {mayRead && (
        <Kpi
          label={m.offers_kpi_brings()}
          value={off > 0 ? `$${(sold / off).toFixed(1)}` : '–'}
          note={m.offers_kpi_brings_of({ sold: money(sold) })}
        />
      )}
      <Kpi label={m.offers_kpi_held()} value={sum(({ use }) => use.held)} note={m.offers_kpi_held_say()} />
    </div>
  )
}
