import { addMinutes } from '@harbour/rules'
import { reconcile } from './paying/reconcile.ts'
import { openPayments } from './ports/payments/open-payments.ts'
import { readSettings } from './settings.ts'
import { createBooks } from './store/books.ts'
import { openDatabase } from './store/database.ts'
import { startEmbedded } from './store/embedded.ts'

// `npm run reconcile -- --days 3`: the providers' books beside ours, for so many days back. It ends with 0 only where nothing is unexplained.
const given = process.argv.indexOf('--days')
const days = given < 0 ? 7 : Number(process.argv[given + 1])
if (!Number.isSafeInteger(days) || days < 1 || days > 366) {
  console.error('--days takes a whole number from 1 to 366')
  process.exit(2)
}

const settings = readSettings(process.env)
const { url, stop } = settings.databaseUrl
  ? { url: settings.databaseUrl, stop: async () => {} }
  : await startEmbedded({ dataDir: settings.dataDir, log: () => {} })
const db = openDatabase(url)
const now = settings.clock ?? Date.now()
try {
  const providers = await openPayments(settings, { now: () => now })
  const { lines, unexplained } = await reconcile({ books: createBooks(db), providers, from: addMinutes(now, -days * 24 * 60) })
  console.log(lines.join('\n'))
  process.exitCode = unexplained === 0 ? 0 : 1
} finally {
  await db.stop()
  await stop()
}
