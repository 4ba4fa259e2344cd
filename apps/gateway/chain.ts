import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readCatalogue } from './modules/catalogue/catalogue-store.ts'
import { checkChain, faultLine } from './modules/catalogue/chain-file/check-chain.ts'
import { countChanges, replaceChain } from './modules/catalogue/seed.ts'
import { openDatabase, type Database } from './platform/database/database.ts'
import { migrate } from './platform/database/migrate.ts'
import { startEmbedded } from './platform/embedded.ts'
import { readSettings } from './platform/settings/settings.ts'

// `npm run chain -- export FILE`: the whole catalogue as JSON. `npm run chain -- import FILE`: makes such a file the catalogue, checked whole and
// written in one transaction; guests see it at once. `--dry-run` only says what would change. It ends with 1, and nothing is written, where the file has faults.
const usage = 'npm run chain -- export FILE | import FILE [--dry-run]'
const pictures = new URL('../../chain/pictures/', import.meta.url)
const settings = readSettings(process.env)
const { positionals, values } = parseArgs({ allowPositionals: true, strict: false, options: { 'dry-run': { type: 'boolean' } } })
const [command, file, ...more] = positionals
if ((command !== 'export' && command !== 'import') || !file || more.length > 0 || Object.keys(values).some((name) => name !== 'dry-run')) {
  console.error(usage)
  process.exit(2)
}

const { url, stop } = settings.databaseUrl
  ? { url: settings.databaseUrl, stop: async () => {} }
  : await startEmbedded({ dataDir: settings.dataDir, log: () => {} })
const db = openDatabase(url)
try {
  await migrate(db)
  process.exitCode = command === 'export' ? await exportTo(db, file) : await importFrom(db, file)
} finally {
  await db.stop()
  await stop()
}

async function exportTo(open: Database, path: string): Promise<number> {
  const { chain } = await readCatalogue(open)
  await writeFile(path, `${JSON.stringify(chain, null, 1)}\n`)
  console.log(`${Object.values(chain).flat().length} records are in ${path}.`)
  return 0
}

async function importFrom(open: Database, path: string): Promise<number> {
  const read = await readFile(path, 'utf8')
    .then((text): unknown => JSON.parse(text))
    .catch((error: Error) => error)
  if (read instanceof Error) return refuse([`${path} cannot be read: ${read.message}`])
  const checked = checkChain(read, (name) => existsSync(new URL(`${name}-480.webp`, pictures)))
  if ('faults' in checked) return refuse(checked.faults.map(faultLine))
  const change = { db: open, dataDir: settings.dataDir, chain: checked.chain }
  if (values['dry-run']) console.log(`Records that would change: ${await countChanges(change)}. Nothing was written.`)
  else console.log(`Records changed: ${await replaceChain(change)}.`)
  return 0
}

function refuse(faults: string[]): number {
  console.error(faults.join('\n'))
  console.error(`Faults: ${faults.length}. Nothing was written.`)
  return 1
}
