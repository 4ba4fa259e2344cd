import { brandIds, type Brand, type Instant } from '@harbour/rules'
import { dayLength } from './period.ts'
import type { ReportSums, SumsDiffer } from './store/report-sums.ts'

/** The days that one statement compares. */
const atOnce = 31

/**
 * Compares the sums of days with the ledger, and forgets those that differ, since somebody has booked into a day that was over: reports read such a day from the books
 * until it is summed up again. Gives the days that differed.
 */
export async function checkSums(
  reportSums: ReportSums,
  { from, until }: { from: Instant; until: Instant },
): Promise<(SumsDiffer & { brand: Brand })[]> {
  const found: (SumsDiffer & { brand: Brand })[] = []
  for (const brand of Object.values(brandIds))
    for (let begins = from; begins < until; begins += atOnce * dayLength) {
      const differing = await reportSums.differing({ brand, begins, ends: Math.min(begins + atOnce * dayLength, until) })
      found.push(...differing.map((day) => ({ brand, ...day })))
    }
  for (const day of found) await reportSums.forget(day)
  return found
}
