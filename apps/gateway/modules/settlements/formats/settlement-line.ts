import type { Cents, Instant } from '@harbour/rules'

/**
 * A line of a settlement file. `lineRef` is the provider's own name of it. Sums are cents towards the chain: a refund, a fee kept and money paid out are negative;
 * `fee` is what was kept of the line itself, positive. A payment is known by the key that it was started under, or by the provider's name for it, and a refund likewise;
 * empty where the file does not say.
 */
export type SettlementLine = {
  lineRef: string
  kind: 'payment' | 'refund' | 'fee' | 'payout' | 'other'
  paymentRef: string
  paymentKey: string
  refundRef: string
  refundKey: string
  amount: Cents
  fee: Cents
  currency: string
  at: Instant
}

/** A fault of a file: the line, counted from 1 with the headings, its column, and what is wrong. */
export type FileFault = { line: number; column: string; fault: string }

/** A row of a file by its headings. */
export type Row = Readonly<Record<string, string>>

/** A provider's format: the columns that a file of it has, and how a row of it is read; it says what is wrong with a row by `say`. */
export type SettlementFormat = {
  columns: readonly string[]
  read(row: Row, say: (column: string, fault: string) => void): SettlementLine
}
