import { createHash } from 'node:crypto'
import { newId } from './books.ts'
import type { OperationDeps } from './payment-operations.ts'
import { paymentView, refundView, refused, type Refund, type Refused } from './types.ts'

export type RefundRequest = { payment: string; amount: number; reference: string }
export type Refunds = ReturnType<typeof createRefunds>

/** Gives money back: at once as a promise, after a while for good, or not at all, or not in the end, where the faults for it are armed. */
export function createRefunds({ books, faults, now }: OperationDeps, afterMs: number) {
  let waitMs = afterMs

  function settle(refund: Refund): void {
    const payment = books.payments.get(refund.payment)
    if (!payment) return
    const failed = refund.fails || refund.status === 'succeeded'
    const bouncesAt = failed || refund.bounceMs === null ? null : now() + refund.bounceMs
    const settled: Refund = { ...refund, status: failed ? 'failed' : 'succeeded', bouncesAt }
    const left = failed ? { ...payment, refunded: payment.refunded - refund.amount } : payment
    const told = { payment: paymentView(left), refund: refundView(settled) }
    books.write(
      { refund: settled },
      { payment: left },
      { event: { id: newId('evt'), type: `refund.${settled.status}`, created: now(), ...told } },
    )
  }

  return {
    ask(key: string, { payment: id, amount, reference }: RefundRequest): Refund | Refused {
      const asked = createHash('sha256').update(`${id}|${amount}|${reference}`).digest('hex')
      const before = books.refunds.get(books.idUnder('refund', key) ?? '')
      if (before) return before.asked === asked ? before : refused(409, 'idempotency_mismatch')
      const payment = books.payments.get(id)
      if (!payment) return refused(404, 'unknown_payment')
      if (payment.status !== 'captured') return refused(409, 'not_refundable')
      if (amount > payment.captured - payment.refunded) return refused(409, 'amount_too_large')
      const promise = { payment: id, amount, reference, key, asked, status: 'pending', fails: faults.refundFails() } as const
      const bounceMs = promise.fails ? null : bounceOf(faults.refundBounces())
      const refund = { ...promise, bounceMs, bouncesAt: null, id: newId('re'), created: now(), settlesAt: now() + waitMs }
      books.write({ refund }, { payment: { ...payment, refunded: payment.refunded + amount } })
      return refund
    },
    /** Sets how long refunds take from now on. */
    wait: (ms: number) => void (waitMs = ms),
    tick(): void {
      for (const refund of books.dueRefunds(now())) settle(refund)
    },
  }
}

const bounceOf = (fault: { ms: number | undefined } | undefined) => (fault ? (fault.ms ?? 1000) : null)
