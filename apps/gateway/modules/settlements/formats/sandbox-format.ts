import { cents } from '@harbour/rules'
import { centsIn, momentIn } from './read-cell.ts'
import type { SettlementFormat } from './settlement-line.ts'

const kinds: Record<string, 'payment' | 'refund'> = { payment: 'payment', refund: 'refund', refund_failed: 'refund' }

/** The settlement file of Ferry Pay, as the sandbox publishes it: a line for each movement, `reference` the key under which we asked for it. */
export const sandboxFormat: SettlementFormat = {
  columns: ['id', 'type', 'payment', 'reference', 'amount', 'fee', 'currency', 'created'],
  read(row, say) {
    const { id = '', type = '', payment = '', reference = '', amount = '', fee = '', currency = '', created = '' } = row
    const kind = kinds[type]
    if (!kind) say('type', `${type} is none of ${Object.keys(kinds).join(', ')}`)
    if (!id) say('id', 'is empty')
    const isRefund = kind === 'refund'
    return {
      lineRef: id,
      kind: kind ?? 'other',
      paymentRef: payment,
      paymentKey: isRefund ? '' : reference,
      refundRef: isRefund ? id.replace(/:failed$/, '') : '',
      refundKey: isRefund ? reference : '',
      amount: centsIn(amount, 'amount', say),
      fee: fee === '' ? cents(0) : centsIn(fee, 'fee', say),
      currency: currency.toUpperCase(),
      at: momentIn(created, 'created', say),
    }
  },
}
