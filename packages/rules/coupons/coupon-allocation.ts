import { cents, type Cents } from '../money.ts'

/** An amount that is left to be paid, and the payers that may pay it, by their places. */
export type Allowance = { left: Cents; open: readonly number[] }

/**
 * Allocates the amount of each payer to the allowances, the first of them first, and gives what each pays, in cents. An earlier one pays elsewhere
 * where that lets a later one pay, so together they always pay the most that they can; none pays more than its amount, no allowance takes more than is left of it.
 */
export function allocate(amounts: readonly Cents[], allowances: readonly Allowance[]): Cents[] {
  const merged = mergedAllowances(allowances)
  const [first] = merged
  if (first && merged.length === 1 && first.open.length === amounts.length) return fill(amounts, first.left)
  return push(amounts, merged)
}

/** The allowances, those that are open to the same payers as one. */
function mergedAllowances(allowances: readonly Allowance[]): Allowance[] {
  const byKey = new Map<string, Allowance>()
  for (const { left, open } of allowances) {
    const key = open.join()
    if (left > 0 && open.length > 0) byKey.set(key, { left: cents(left + (byKey.get(key)?.left ?? 0)), open })
  }
  return [...byKey.values()]
}

function fill(amounts: readonly Cents[], whole: Cents): Cents[] {
  let left: number = whole
  return amounts.map((amount) => {
    const paid = Math.min(amount, left)
    left -= paid
    return cents(paid)
  })
}

/** The state of the flow: what each allowance has to spare and to whom it is open, what each has paid where, and the allowances open to each. */
type Ledger = { spare: number[]; open: readonly (readonly number[])[]; paid: number[][]; reach: readonly (readonly number[])[] }

/** The greatest flow, found by augmenting paths. */
function push(amounts: readonly Cents[], allowances: readonly Allowance[]): Cents[] {
  const ledger: Ledger = {
    spare: allowances.map(({ left }) => left),
    open: allowances.map(({ open }) => open),
    paid: amounts.map(() => allowances.map(() => 0)),
    reach: allowancesOfEach(amounts.length, allowances),
  }
  return amounts.map((amount, who) => {
    let done = 0
    for (let more = -1; more !== 0 && done < amount; done += more) more = pay(ledger, { who, most: amount - done, tried: [] })
    return cents(done)
  })
}

/** The allowances that are open to each of so many. */
function allowancesOfEach(count: number, allowances: readonly Allowance[]): number[][] {
  const reach = Array.from({ length: count }, (): number[] => [])
  for (const [allowance, { open }] of allowances.entries()) for (const who of open) reach[who]?.push(allowance)
  return reach
}

/** One pays up to so much into one allowance, and gives how much; where all are full, one that has paid there moves its money on to another. */
function pay(ledger: Ledger, { who, most, tried }: { who: number; most: number; tried: boolean[] }): number {
  for (const allowance of ledger.reach[who] ?? []) {
    if (tried[allowance]) continue
    tried[allowance] = true
    const free = Math.min(most, ledger.spare[allowance] ?? 0)
    if (free > 0) {
      ledger.spare[allowance] = (ledger.spare[allowance] ?? 0) - free
      book(ledger, { who, allowance, by: free })
      return free
    }
    for (const other of ledger.open[allowance] ?? []) {
      const here = Math.min(most, ledger.paid[other]?.[allowance] ?? 0)
      const moved = here > 0 ? pay(ledger, { who: other, most: here, tried }) : 0
      if (moved === 0) continue
      book(ledger, { who: other, allowance, by: -moved })
      book(ledger, { who, allowance, by: moved })
      return moved
    }
  }
  return 0
}

function book({ paid }: Ledger, { who, allowance, by }: { who: number; allowance: number; by: number }) {
  const row = paid[who]
  if (row) row[allowance] = (row[allowance] ?? 0) + by
}
