import { randomUUIDv7 } from 'node:crypto'
import { readStoreIds } from './modules/catalogue/catalogue-store.ts'
import { giveDemoPrinter } from './modules/printing/demo-printer.ts'
import { createPrinters } from './modules/printing/store/printers.ts'
import { createAudit } from './modules/staff/audit-store.ts'
import { firstLinks } from './modules/staff/demo/first-links.ts'
import { createStaffStore } from './modules/staff/staff-store.ts'
import { openClock } from './platform/clock.ts'
import { runOnDatabase } from './platform/run-on-database.ts'
import { newSecret } from './platform/secrets.ts'
import { programSettings } from './platform/settings/program-settings.ts'
import type { Settings } from './platform/settings/settings.ts'

// `npm start` runs this once its gateway answers: it gives the demo's shop its printer and prints how the chain's people come in. On any other database it does and says nothing.
const settings = programSettings()

await runOnDatabase(settings, async (db) => {
  const clock = await openClock(settings)
  const [storeId] = await readStoreIds(db.rows)
  if (storeId === undefined || settings.seed !== 'demo') return
  const ids = { guid: randomUUIDv7, secret: newSecret }
  const audit = createAudit(db, clock)
  const { admin, demo } = await firstLinks({
    db,
    clock,
    ids,
    settings,
    storeId,
    staff: createStaffStore(db),
    audit,
  })
  if (demo.length > 0) await giveDemoPrinter(storeId, { db, ids, settings, audit, printers: createPrinters() })
  if (admin !== undefined)
    console.log(`The first admin joins once, with a password, at ${consoleAddress('office', settings)}/join#${admin}`)
  const manager = demo.find(({ role }) => role === 'manager')
  if (manager) console.log(`A browser becomes a tablet of the demo’s shop at ${consoleAddress('shop', settings)}#demo=${manager.token}`)
  if (demo.length > 0) console.log(`The demo’s people sign in at the office, while the sandbox is on, each by a link of their own:`)
  for (const { role, token } of demo) console.log(`  ${role.padEnd(9)} ${consoleAddress('office', settings)}#demo=${token}`)
  if (demo.length > 0) console.log(`and at a paired tablet of shop ${storeId} by shiftSignIn, with one of`)
  for (const { role, pin } of demo) if (pin !== undefined) console.log(`  PIN ${pin} (${role})`)
  if (demo.length > 0) console.log('')
})

/** The address of a console of the staff, as this machine itself finds it. */
function consoleAddress(entry: 'shop' | 'office', { host, port }: Settings): string {
  const own = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${own.includes(':') ? `[${own}]` : own}:${port}/console/${entry}`
}
