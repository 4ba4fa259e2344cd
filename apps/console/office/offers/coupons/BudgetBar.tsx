import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import type { OfferUse, Spent } from './offer-rows.ts'
import './BudgetBar.css'

/** The part of a code's budget that is gone, in money or in uses, and what it has taken off. */
export function BudgetBar({ spent, use }: { spent: Spent | null; use: OfferUse }) {
  if (!spent)
    return (
      <span className="offbar">
        <span>
          {money(use.takenOff)} <small>{m.offers_no_budget()}</small>
        </span>
      </span>
    )
  const percent = Math.floor(spent.share * 100)
  const words = spent.money
    ? m.offers_spent_of({ spent: money(use.takenOff), of: money(spent.money.of) })
    : m.offers_used_of({ used: use.used, of: spent.uses?.of ?? 0 })
  return (
    <span className="offbar">
      <span>
        {words} <b>{percent}%</b>
      </span>
      <span className={percent >= 90 ? 'offbar__line is-low' : 'offbar__line'} aria-hidden>
        <i style={{ width: `${percent}%` }} />
      </span>
    </span>
  )
}
