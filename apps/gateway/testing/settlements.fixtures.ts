import type { fakeProvider } from './fakes/fake-provider.ts'
import { noon } from './gateway.ts'

/** A line of a settlement file of Ferry Pay; its sums are cents. */
export type FileLine = {
  id: string
  type?: string
  payment?: string
  reference?: string
  amount: number
  fee?: number
  currency?: string
  at?: number
}

/** All that a bank has taken and given back, as the lines of its settlement file: payments at noon, refunds half an hour later. */
export function settlementLines(bank: ReturnType<typeof fakeProvider>): FileLine[] {
  return [...bank.payments.values()].flatMap(({ ask, ref, truth, refunds }) =>
    truth.state !== 'captured'
      ? []
      : [
          { id: ref, payment: ref, reference: ask.key, amount: truth.amount, fee: 100, currency: ask.currency },
          ...[...refunds].map(([key, refund]) => ({
            id: refund.ref,
            type: 'refund',
            payment: ref,
            reference: key,
            amount: -refund.amount,
            currency: ask.currency,
            at: noon + 30 * 60_000,
          })),
        ],
  )
}

/** These lines as a file. */
export function settlementCsv(lines: readonly FileLine[]): string {
  const rows = lines.map(({ id, type = 'payment', payment = id, reference = '', amount, fee = 0, currency = 'HKD', at = noon }) =>
    [id, type, payment, reference, (amount / 100).toFixed(2), (fee / 100).toFixed(2), currency, new Date(at).toISOString()].join(),
  )
  return ['id,type,payment,reference,amount,fee,currency,created', ...rows, ''].join('\n')
}
