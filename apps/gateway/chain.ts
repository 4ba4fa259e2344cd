import { readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { readCatalogue, readLiveNo } from './modules/catalogue/catalogue-store.ts'
import { checkChain, faultLine } from './modules/catalogue/chain-file/check-chain.ts'
import { isTableName, mergeTable, tableNames, writeTable, type TableName } from './modules/catalogue/chain-file/csv-tables.ts'
import { openHasPicture } from './modules/catalogue/pictures/has-picture.ts'
import { countChanges, draftChain, replaceChain } from './modules/catalogue/seed.ts'
import { endDemo } from './modules/staff/demo/end-demo.ts'
import type { Fault } from './modules/catalogue/chain-file/check-references.ts'
import { createAudit } from './modules/staff/audit-store.ts'
import { tellCataloguePublished } from './modules/webhooks/webhook-transactions.ts'
import type { Database, Rows } from './platform/database/database.ts'
import { bringUpToDate } from './platform/database/bring-up-to-date.ts'
import { StartupError } from './platform/startup-error.ts'
import { runOnDatabase } from './platform/run-on-database.ts'
import { programSettings } from './platform/settings/program-settings.ts'

// `npm run chain -- export FILE`: the whole catalogue as JSON. `npm run chain -- import FILE`: makes such a file the catalogue, checked whole and
// written in one transaction; guests see it at once, or with `--draft` once somebody has published it. With `--table` both speak of one table, as CSV.
// `--dry-run` only says what would change.
// It ends with 1, and nothing is written, where the file has faults.
const usage = `npm run chain -- export FILE | import FILE [--dry-run|--draft|--publish]   [--table ${tableNames.join('|')}]`
const settings = programSettings()
const options = {
  'dry-run': { type: 'boolean' },
  draft: { type: 'boolean' },
  publish: { type: 'boolean' },
  table: { type: 'string' },
} as const
const { positionals, values } = wordsOf(process.argv.slice(2))
const [command, file, ...more] = positionals
const { table } = values
if (
  (command !== 'export' && command !== 'import') ||
  !file ||
  more.length > 0 ||
  [values['dry-run'], values.draft, values.publish].filter(Boolean).length > 1 ||
  (table !== undefined && !isTableName(table))
)
  refuseUsage()

process.exitCode = await runOnDatabase(settings, async (db) => {
  await bringUpToDate(db, settings)
  return command === 'export' ? exportTo(db, file, table) : importFrom(db, file, table)
})

function wordsOf(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch {
    return refuseUsage()
  }
}

function refuseUsage(): never {
  console.error(usage)
  process.exit(2)
}

async function exportTo(open: Database, path: string, only: TableName | undefined): Promise<number> {
  const { chain } = await readCatalogue(open)
  const records = Object.values(chain).flat().length
  if (records === 0) {
    console.error('There is no chain in this database yet: start the gateway once, or import one. Nothing was written.')
    return 1
  }
  await writeFile(path, only ? writeTable(only, chain) : `${JSON.stringify(chain, null, 1)}\n`)
  console.log(only ? `The ${only} are in ${path}.` : `${records} records are in ${path}.`)
  return 0
}

async function importFrom(open: Database, path: string, only: TableName | undefined): Promise<number> {
  const liveNo = await readLiveNo(open.rows)
  const wanted = await readFrom(open, path, only).catch((error: Error) => error)
  if (wanted instanceof Error) return refuse([`${path} cannot be read: ${wanted.message}`])
  if ('faults' in wanted) return refuse(wanted.faults.map(faultLine))
  const checked = checkChain(wanted.chain, await openHasPicture(open.rows))
  if ('faults' in checked) return refuse(checked.faults.map(faultLine))
  const change = { db: open, dataDir: settings.dataDir, chain: checked.chain }
  if (values['dry-run']) console.log(`Records that would change: ${await countChanges(change)}. Nothing was written.`)
  else if (values.draft) {
    const { versionNo, changed } = await draftChain({ ...change, note: basename(path) })
    console.log(`Records changed: ${changed}, in draft ${versionNo}. Guests see them once it is published.`)
  } else {
    const also = (rows: Rows, versionNo: number) => tellOf(rows, { open, path, versionNo })
    const written = await replaceChain({ ...change, liveNo, also }).catch(ofOperator)
    if (typeof written !== 'number') return refuse([written.message])
    console.log(`Records changed: ${written}.`)
  }
  return 0
}

/** A fault that only whoever runs the command can mend; any other is ours. */
function ofOperator(error: unknown): StartupError {
  if (error instanceof StartupError) return error
  throw error
}

/** Writes down who did it, ends the demo, whose people then sign in no more, and tells others' systems, in the transaction that publishes. */
async function tellOf(rows: Rows, { open, path, versionNo }: { open: Database; path: string; versionNo: number }): Promise<void> {
  const clock = { now: Date.now }
  const done = { action: 'npm run chain -- import', subject: String(versionNo), after: { file: basename(path) } }
  const [audit, by] = [createAudit(open, clock), { caller: { staffId: null, name: 'npm run chain' }, logId: '' }]
  await audit.write(rows, done, by)
  await endDemo(rows, { audit, by })
  await tellCataloguePublished(rows, { version: String(versionNo), at: clock.now() })
}

/** Reads the chain that a file asks for; of a table it is the chain that is there, with the file's rows. Spreadsheets that save in an older encoding are told so. */
async function readFrom(open: Database, path: string, only: TableName | undefined): Promise<{ chain: unknown } | { faults: Fault[] }> {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path))
  return only ? mergeTable(only, text, (await readCatalogue(open)).chain) : { chain: JSON.parse(text) as unknown }
}

function refuse(faults: string[]): number {
  console.error(faults.join('\n'))
  console.error(`Faults: ${faults.length}. Nothing was written.`)
  return 1
}
