import type { OrderDetail } from '@harbour/protocol'
import { cents, chargedBy, formatPrice, type Cents } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'
import { payName } from '../../../entities/payment/pay-words.ts'
import type { BreakdownRow } from '../../../ui/shop/Breakdown.tsx'

/** Octopus takes whole ten cents: what it charged besides, and in all; nothing where that is the total. */
export function chargedRows({ payMethod, card, total }: Pick<OrderDetail, 'payMethod' | 'card' | 'total'>): BreakdownRow[] {
  const charged = chargedBy(payMethod, total)
  if (charged === total) return []
  return [
    { label: m.tracker_receipt_rounding(), amount: dollars(cents(charged - total)) },
    { label: m.tracker_receipt_charged({ method: payName(payMethod, card) }), amount: dollars(charged), kind: 'total' },
  ]
}

const dollars = (amount: Cents) => formatPrice(amount, { decimals: 'one' })
