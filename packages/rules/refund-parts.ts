import { cents, type Cents } from './money.ts'
import { refundFor, type RefundLine, type RefundPart } from './pay.ts'

/** An order as its shop gives back parts of it; `before`: the parts that it has given back already. */
export type PartlyRefunded = { lines: readonly RefundLine[]; paidForDishes: Cents; before: readonly RefundPart[] }

/**
 * What is paid back for some more of an order, in cents: what all parts together come to, less what those before did, so that part after part
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
