import { addCents, cents, shareOut, type Cents } from '../money.ts'

/** A line of an order as a refund sees it, in cents; `num` of it were ordered. */
export type RefundLine = { num: number; total: Cents }
/** A line, and how many of it are to be paid back. */
export type RefundPart = { index: number; num: number }

/**
 * The refund for some lines, in cents: what they cost after everything that was taken off the dishes, shared out by largest
 * remainder so that all lines together make exactly `paidForDishes`. Fees stay. Refuses a line that is not there, or more of it than were ordered.
 */
export function refundFor(parts: readonly RefundPart[], lines: readonly RefundLine[], paidForDishes: Cents): Cents {
  if (lines.length === 0) throw new RangeError('an order without lines has nothing to pay back')
  const shares = shareOut(
    paidForDishes,
    lines.map(({ total }) => total),
  )
  return addCents(...parts.map(({ index, num }) => partOf(lines[index], shares[index], num)))
}

function partOf(line: RefundLine | undefined, share: Cents | undefined, num: number): Cents {
  if (!line || share === undefined || !Number.isSafeInteger(num) || num < 1 || num > line.num)
    throw new RangeError('no such part of an order')
  const each = shareOut(share, Array<number>(line.num).fill(1))
  return addCents(...each.slice(0, num))
}

/** An order as its shop gives back parts of it; `before`: the parts that it has given back already. */
export type PartlyRefunded = { lines: readonly RefundLine[]; paidForDishes: Cents; before: readonly RefundPart[] }

/**
 * The refund for some more of an order, in cents: what all parts together come to, less what those before did, so that part after part
 * ends at the last cent that was paid for the dishes. Null where a line is not there, or less of it is left.
 */
export function refundNext(asked: readonly RefundPart[], { lines, paidForDishes, before }: PartlyRefunded): Cents | null {
  const [gone, all] = [together(before), together([...before, ...asked])]
  if (asked.length === 0 || all.some(({ index, num }) => num > (lines[index]?.num ?? 0))) return null
  const owed = (parts: readonly RefundPart[]) => (parts.length === 0 ? 0 : refundFor(parts, lines, paidForDishes))
  return cents(owed(all) - owed(gone))
}

/** The same line named twice is named once, with all of it. */
function together(parts: readonly RefundPart[]): RefundPart[] {
  const counts = new Map<number, number>()
  for (const { index, num } of parts) counts.set(index, (counts.get(index) ?? 0) + num)
  return [...counts].map(([index, num]) => ({ index, num }))
}
