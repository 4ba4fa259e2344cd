import { userInfo } from 'node:os'
import { addMinutes, formatMoment, formatPrice, startOfDay, type Instant } from '@harbour/rules'
import { openClock } from './platform/clock.ts'
import { readClosing } from './modules/payments/reconciliation/read-closing.ts'
import { reconcile } from './modules/payments/reconciliation/reconcile.ts'
import { checkSums } from './modules/reports/check-sums.ts'
import { createReportSums } from './modules/reports/store/report-sums.ts'
import { createLog } from './platform/log.ts'
import { openPayments } from './adapters/payments/open-payments.ts'
import { programSettings } from './platform/settings/program-settings.ts'
import { createBooks } from './modules/payments/store/books.ts'
import { createClosings } from './modules/payments/store/closings.ts'
import type { Database } from './platform/database/database.ts'
import { runOnDatabase } from './platform/run-on-database.ts'

// `npm run reconcile -- --days 3`: the providers' books beside ours, for so many days back. It ends with 0 only where nothing is unexplained.
// `npm run reconcile -- close <id> --as returned --note "why"`: what a person has done about money that the report names.
const settings = programSettings()
const now = (await openClock(settings)).now()
const typed = process.argv.slice(2)
const work = typed[0] === 'close' ? closing(typed.slice(1)) : reporting(typed)

process.exitCode = await runOnDatabase(settings, work)

type Work = (db: Database) => Promise<number>

function reporting(words: readonly string[]): Work {
  const given = words.indexOf('--days')
  const days = given < 0 ? 7 : Number(words[given + 1])
  if (!Number.isSafeInteger(days) || days < 1 || days > 366) stopWith('--days takes a whole number from 1 to 366')
  return (open) => report(open, addMinutes(now, -days * 24 * 60))
}

async function report(open: Database, from: Instant): Promise<number> {
  const providers = await openPayments(settings, { clock: { now: () => now }, log: createLog(settings.logLevel) })
  const { lines, unexplained } = await reconcile({ books: createBooks(open), closings: createClosings(open), providers, from })
  const differing = await checkSums(createReportSums(open), { from: startOfDay(from), until: startOfDay(now) })
  const days = differing.map(
    ({ brand, begins, sold, refunds, soldInLedger, refundsInLedger }) =>
      `unexplained: reports of brand ${brand} on ${formatMoment(begins)} had sales of ${formatPrice(sold)} and refunds of ${formatPrice(refunds)}, the ledger ${formatPrice(soldInLedger)} and ${formatPrice(refundsInLedger)}; the day is summed up again`,
  )
  console.log([...lines.slice(0, -1), ...days, ...lines.slice(-1)].join('\n'))
  return unexplained + days.length === 0 ? 0 : 1
}

function closing(words: readonly string[]): Work {
  const said = readClosing(words, { user: userInfo().username, now })
  if (typeof said === 'string') return stopWith(said)
  return async (open) => {
    const outcome = await createClosings(open).close(said)
    console.log(
      { closed: 'Closed, and booked.', known: 'That is closed already.', unknown: 'Nothing waits for a person under this id.' }[outcome],
    )
    return outcome === 'closed' ? 0 : 1
  }
}

function stopWith(words: string): never {
  console.error(words)
  process.exit(2)
}
