import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { Kpi } from '../../ui/Kpi.tsx'
import { BudgetBar } from './BudgetBar.tsx'
import { useOffers } from './use-offers.ts'

/** The use that a coupon or a code has had, and what it has cost; nothing before it is read. */
export function UsePanel({ kind, id }: { kind: 'coupon' | 'promoCode'; id: string }) {
  const { rows } = useOffers()
  const row = rows?.find((each) => each.kind === kind && each.id === id)
  if (!row) return null
  const { given, made, used, held, takenOff } = row.use
  return (
    <>
      <div className="kpis">
        <Kpi
          label={m.offers_use_used()}
          value={used}
          note={
            kind === 'coupon' ? m.offers_use_of_given({ given }) : made > 0 ? m.offers_use_of_made({ made }) : m.offers_use_held({ held })
          }
        />
        <Kpi
          label={m.offers_use_cost()}
          value={money(takenOff)}
          note={used > 0 ? m.offers_use_each({ sum: money(Math.round(takenOff / used)) }) : m.offers_use_none()}
        />
      </div>
      {row.kind === 'promoCode' && row.spent && <BudgetBar spent={row.spent} use={row.use} />}
    </>
  )
}
