import type { CaseClass } from '@harbour/protocol'
import { cents, type Cents, type Instant } from '@harbour/rules'

/**
 * One movement in both books: a payment, or a refund of one, in cents towards the chain. `ours` is null where the ledger has no booking of it, `theirs` where no file has
 * a line of it.
 */
export type Movement = {
  subject: string
  kind: 'payment' | 'refund'
  paymentId: string | null
  refundId: string | null
  orderId: string | null
  ours: Cents | null
  theirs: Cents | null
  theirRef: string | null
  happenedAt: Instant
}

/** A movement that the books do not have alike; `difference` is theirs less ours. */
export type Difference = Movement & { class: CaseClass; difference: Cents }

export type Sorted = { matched: Movement[]; differences: Difference[] }

/** Sorts movements into the four classes (docs/decisions/057): alike in both books, with another sum, in ours only, in theirs only. */
export function sortMovements(movements: readonly Movement[]): Sorted {
  const sorted: Sorted = { matched: [], differences: [] }
  for (const movement of movements) {
    const { ours, theirs } = movement
    const difference = cents((theirs ?? 0) - (ours ?? 0))
    if (difference === 0) sorted.matched.push(movement)
    else sorted.differences.push({ ...movement, class: classOf(ours, theirs), difference })
  }
  return sorted
}

function classOf(ours: Cents | null, theirs: Cents | null): CaseClass {
  if (theirs === null) return 'oursOnly'
  return ours === null ? 'theirsOnly' : 'differing'
}
