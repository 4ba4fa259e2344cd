import { cents } from '@harbour/rules'
import { centsIn, momentIn } from './read-cell.ts'
import type { SettlementFormat, SettlementLine } from './settlement-line.ts'

/** Stripe's reporting categories that are about a guest's money; a dispute takes it back, and gives it back where it is won. */
const kinds: Record<string, SettlementLine['kind']> = {
  charge: 'payment',
  charge_failure: 'payment',
  refund: 'refund',
  partial_capture_reversal: 'refund',
  refund_failure: 'refund',
  dispute: 'payment',
  dispute_reversal: 'payment',
  fee: 'fee',
  network_cost: 'fee',
  tax: 'fee',
  payout: 'payout',
  payout_reversal: 'payout',
}

/**
 * Stripe's itemized reports of balance changes (`balance_change_from_activity.itemized`) and of payouts (`payout_reconciliation.itemized`), which share these columns. A payment
 * is known by the attempt's id in its metadata, so that the report is to be asked for with `payment_metadata[attempt]`: its intent is no name that we keep. A refund is known by
 * its own id, or by `refund_metadata[refund]`. Sums are in dollars, times in UTC.
 */
export const stripeFormat: SettlementFormat = {
  columns: [
    'balance_transaction_id',
    'created_utc',
    'currency',
    'gross',
    'fee',
    'reporting_category',
    'source_id',
    'payment_intent_id',
    'payment_metadata[attempt]',
  ],
  read(row, say) {
    const { balance_transaction_id: lineRef = '', reporting_category: category = '', source_id: source = '' } = row
    if (!lineRef) say('balance_transaction_id', 'is empty')
    const kind = kinds[category] ?? 'other'
    const isRefund = kind === 'refund'
    return {
      lineRef,
      kind,
      paymentRef: row['payment_intent_id'] ?? '',
      paymentKey: row['payment_metadata[attempt]'] ?? '',
      refundRef: isRefund ? source : '',
      refundKey: isRefund ? (row['refund_metadata[refund]'] ?? '') : '',
      amount: centsIn(row['gross'] ?? '', 'gross', say),
      fee: row['fee'] ? centsIn(row['fee'], 'fee', say) : cents(0),
      currency: (row['currency'] ?? '').toUpperCase(),
      at: momentIn(row['created_utc'] ?? '', 'created_utc', say),
    }
  },
}
