import { parentPort } from 'node:worker_threads'
import type { Database, Rows } from '../../../platform/database/database.ts'
import { openDatabase } from '../../../platform/database/database.ts'
import { brandFiles, type BrandFiles } from '../brand-files.ts'
import { entriesOf, readList, readVersion, type Chain, type ListEntry, type StoredCatalogue } from '../catalogue-store.ts'
import { checkChain } from '../chain-file/check-chain.ts'
import { mergeTable, writeTable, type TableName } from '../chain-file/csv-tables.ts'
import type { Fault } from '../chain-file/check-references.ts'
import { writeMapFiles, type Maps } from '../maps.ts'
import { writeMenuFiles, type Menus } from '../menus.ts'
import { renderAhead } from '../pages/render-ahead.ts'
import { openHasPicture } from '../pictures/has-picture.ts'
import { publishFiles } from '../published-files.ts'
import { isSame, mapKinds, mapSourceOf, menuKinds, type Snapshot } from '../snapshot.ts'
import { basketEffects, type BasketEffect } from './basket-effect.ts'
import { compareVersions, type VersionDifference } from './compare-versions.ts'
import type { RecordChange } from './draft-store.ts'

// The entry of the thread beside the calls, for work with a whole version of the catalogue: nobody's call waits for it.

/** The tasks of the thread, by their names: what each is given and gives. */
export type CatalogueTasks = {
  /** Checks a version whole; `store`: stores the menus, maps and pages that it will be known by, too, the pages of the web build at `webDist`. */
  prepare: { given: { versionNo: number; store: boolean; webDist: string }; gives: { faults: Fault[]; pageFaults: string[] } }
  /** Reads a table into a version, and checks what it changes beside all the rest. */
  importTable: {
    given: { versionNo: number; table: TableName; csv: string; exportedFrom: number | null }
    gives: { faults: Fault[]; changes: RecordChange[] }
  }
  /** Writes a table of a version as CSV. */
  exportTable: { given: { versionNo: number; table: TableName }; gives: { csv: string } }
  /** Compares a version with another, and the last orders of each brand with the prices of that. */
  compare: { given: { versionNo: number; to: number }; gives: Omit<VersionDifference, 'products'> & { baskets: BasketEffect[] } }
  /** Writes the menus and maps of a version. */
  writeFiles: {
    given: { versionNo: number; menus: boolean; maps: boolean }
    gives: { menus?: BrandFiles | undefined; maps?: BrandFiles | undefined }
  }
}
export type CatalogueTaskName = keyof CatalogueTasks
export type CatalogueRequest = {
  [Name in CatalogueTaskName]: { task: Name; url: string; given: CatalogueTasks[Name]['given'] }
}[CatalogueTaskName]
export type CatalogueAnswer = { done: unknown } | { failed: string }

parentPort?.on('message', (request: CatalogueRequest) => void answer(request))

async function answer(request: CatalogueRequest): Promise<void> {
  const db = openDatabase(request.url)
  const reply: CatalogueAnswer = await run(request, db)
    .then((done) => ({ done }))
    .catch((error: unknown) => ({ failed: error instanceof Error ? error.message : String(error) }))
  await db.stop()
  parentPort?.postMessage(reply)
}

type Version = Pick<StoredCatalogue, 'chain' | 'hashes' | 'records'>

/**
 * The last version that was read, and the last that was opened: of the next only what is new there is read, checked and written. Hashes of contents stand for
 * the same in every database.
 */
let memory: { version?: Version; snapshot?: Snapshot } = {}

async function run(request: CatalogueRequest, db: Database): Promise<unknown> {
  if (request.task === 'compare') return compare(request.given, db.rows)
  const version = await readVersion(db.rows, { versionNo: request.given.versionNo, last: memory.version })
  memory = { ...memory, version }
  const { chain } = version
  switch (request.task) {
    case 'prepare':
      return prepare(version, request.given, db.rows)
    case 'importTable':
      return importTable(version, request.given, db.rows)
    case 'exportTable':
      return { csv: writeTable(request.given.table, chain) } satisfies CatalogueTasks['exportTable']['gives']
    case 'writeFiles':
      return writeFiles(version, request.given)
  }
}

async function compare({ versionNo, to }: CatalogueTasks['compare']['given'], rows: Rows): Promise<CatalogueTasks['compare']['gives']> {
  const { products, ...difference } = await compareVersions(rows, { from: versionNo, to })
  return { ...difference, baskets: await basketEffects(rows, products) }
}

/** Files that were written when the version was prepared are not written again. */
function writeFiles(version: Version, { menus, maps }: CatalogueTasks['writeFiles']['given']): CatalogueTasks['writeFiles']['gives'] {
  const { chain } = version
  const prepared = memory.snapshot
  const filesOf = (of: Menus | Maps) => brandFiles((brand) => (language) => of.file(brand, language))
  const menusOf = () =>
    prepared && isSame(version, prepared, menuKinds) ? filesOf(prepared.menus) : writeMenuFiles(chain.product, chain.category)
  const mapsOf = () => (prepared && isSame(version, prepared, mapKinds) ? filesOf(prepared.maps) : writeMapFiles(mapSourceOf(chain)))
  return { menus: menus ? menusOf() : undefined, maps: maps ? mapsOf() : undefined }
}

type Preparing = CatalogueTasks['prepare']

async function prepare({ chain, hashes }: Version, { store, webDist }: Preparing['given'], rows: Rows): Promise<Preparing['gives']> {
  const checked = checkChain(chain, await openHasPicture(rows), { hashes, last: memory.snapshot })
  if ('faults' in checked) return { faults: checked.faults.slice(0, mostFaults), pageFaults: [] }
  memory = { ...memory, snapshot: checked.snapshot }
  if (!store) return { faults: [], pageFaults: [] }
  const { menus, maps } = checked.snapshot
  await publishFiles(rows, 'menu', menus.files)
  await publishFiles(rows, 'map', maps.files)
  return { faults: [], pageFaults: await renderAhead({ rows, records: checked.chain, webDist }) }
}

type Importing = CatalogueTasks['importTable']

/** The most faults that are told: whoever has more mends these first. */
const mostFaults = 200

async function importTable(version: Version, { table, csv, exportedFrom }: Importing['given'], rows: Rows): Promise<Importing['gives']> {
  const { chain } = version
  const merged = mergeOrFault(chain, table, csv)
  if ('faults' in merged) return { faults: merged.faults.slice(0, mostFaults), changes: [] }
  const before = new Map(entriesOf(chain).map((entry) => [nameOf(entry), entry.record]))
  const changed = entriesOf(merged.chain).filter((entry) => before.get(nameOf(entry)) !== entry.record)
  const checked = checkChain(merged.chain, await openHasPicture(rows))
  const names = new Set(changed.map(nameOf))
  // What was wrong before, elsewhere, is no reason to refuse these.
  const faults = 'faults' in checked ? checked.faults.filter((fault) => names.has(nameOf(fault)) || /^number \d+$/.test(fault.id)) : []
  const old = exportedFrom === null ? [] : await changedSince(exportedFrom, version, rows)
  const stale = old
    .filter((entry) => names.has(nameOf(entry)))
    .map(({ kind, id }): Fault => ({ kind, id, field: '', fault: 'it has changed since the file was exported' }))
  return {
    faults: [...faults, ...stale].slice(0, mostFaults),
    changes: changed.map((entry) => ({ ...entry, position: before.has(nameOf(entry)) ? null : entry.position })),
  }
}

/** The records of a version that were others, or not there, in the one that a file was exported from. */
async function changedSince(exportedFrom: number, { records }: Version, rows: Rows): Promise<ListEntry[]> {
  const exported = await readList(rows, exportedFrom)
  return exported.filter(({ hash }) => !records.has(hash))
}

const nameOf = ({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`

function mergeOrFault(chain: Chain, table: TableName, csv: string): ReturnType<typeof mergeTable> {
  try {
    return mergeTable(table, csv, chain)
  } catch (error) {
    return {
      faults: [{ kind: 'product', id: '', field: '', fault: `it is no CSV: ${error instanceof Error ? error.message : String(error)}` }],
    }
  }
}
