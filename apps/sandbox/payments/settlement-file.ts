import type { Books } from './books.ts'
import type { Payment } from './types.ts'

type Span = { from: number; to: number }

/** The share of a payment that is kept as a fee, by its method; of all others that of the apps. */
const feeOf = (method: string) => (method === 'card' ? 0.012 : 0.009)

const columns = ['id', 'type', 'payment', 'reference', 'amount', 'fee', 'currency', 'created']

/**
 * The settlement file of a span, from its first moment up to its end: a line for each payment that was captured and for each refund that has succeeded, under the
 * reference that the shop gave. Sums are dollars towards the shop, a fee what is kept of the line, times are in UTC. None of its cells can hold a comma but the
 * shop's own references, which are quoted.
 */
export function settlementFile({ payments, refunds }: Pick<Books, 'payments' | 'refunds'>, { from, to }: Span): string {
  const within = ({ created }: { created: number }) => created >= from && created < to
  const taken = [...payments.values()].filter((payment) => payment.captured > 0 && within(payment)).map(paymentLine)
  const given = [...refunds.values()]
    .filter((refund) => refund.status === 'succeeded' && within(refund))
    .map(({ id, payment, reference, amount, created }) => {
      const currency = payments.get(payment)?.currency ?? ''
      return { created, cells: [id, 'refund', payment, quoted(reference), dollars(-amount), '0.00', currency, moment(created)] }
    })
  const lines = [...taken, ...given].toSorted((one, other) => one.created - other.created)
  return [columns, ...lines.map(({ cells }) => cells), []].map((cells) => cells.join()).join('\n')
}

function paymentLine({ id, reference, captured, method, currency, created }: Payment) {
  const fee = dollars(Math.round(captured * feeOf(method)))
  return { created, cells: [id, 'payment', id, quoted(reference), dollars(captured), fee, currency, moment(created)] }
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
const dollars = (cents: number) => (cents / 100).toFixed(2)
const moment = (at: number) => new Date(at).toISOString()
