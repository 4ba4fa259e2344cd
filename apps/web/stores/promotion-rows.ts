import type { Price } from '@harbour/protocol'
import { cents, formatPrice } from '@harbour/rules'
import type { BreakdownRow } from '../ui/Breakdown.tsx'

/** What each promotion takes off, by its name: "−$30.0". */
export function promotionRows(promotions: Price['promotions']): BreakdownRow[] {
  return promotions.map(({ name, amount }) => ({ label: name, amount: formatPrice(cents(0 - amount), { decimals: 'one' }), kind: 'save' }))
}
