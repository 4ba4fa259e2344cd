import type { Answer, ledgerGet } from '@harbour/protocol'

export type LedgerLine = Answer<typeof ledgerGet>['lines'][number]

/** A line of the ledger as it is shown. `leads`: the first line of its booking, which says when it was and of which order. */
export type LedgerRow = LedgerLine & { leads: boolean }

/** The lines with what leads each booking, in the order in which they were written. */
export const ledgerRows = (lines: readonly LedgerLine[]): LedgerRow[] =>
  lines.map((line, at) => ({ ...line, leads: lines[at - 1]?.bookingId !== line.bookingId }))

/** The two sides of the books. */
export function bothSides(accounts: readonly { debit: number; credit: number; lines: number }[]) {
  const sum = (side: 'debit' | 'credit' | 'lines') => accounts.reduce((all, account) => all + account[side], 0)
  return { debit: sum('debit'), credit: sum('credit'), lines: sum('lines') }
}
