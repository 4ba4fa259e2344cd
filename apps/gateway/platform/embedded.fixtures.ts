import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach } from 'vitest'
import { startEmbedded, type EmbeddedDatabase } from './embedded.ts'

/** The shop of the test that runs: its data folder, and all that is to be cleared away after it. */
const shop = {
  dataDir: '',
  folders: [] as string[],
  running: [] as EmbeddedDatabase[],
  owners: [] as ChildProcess[],
}

/** Gives each test of the file an empty data folder, and clears away what it has started. */
export function shopOfEachTest(): typeof shop {
  beforeEach(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'harbour-embedded-'))
    Object.assign(shop, { dataDir, folders: [dataDir], running: [], owners: [] })
  })
  afterEach(async () => {
    for (const owner of shop.owners) owner.kill('SIGKILL')
    for (const database of shop.running) await database.stop()
    for (const folder of shop.folders) await rm(folder, { recursive: true, force: true })
  })
  return shop
}

export async function start(folder = shop.dataDir): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir: folder, log: () => {} })
  shop.running.push(database)
  return database
}

export async function copied(): Promise<string> {
  const copy = `${shop.dataDir}-copy`
  shop.folders.push(copy)
  await cp(shop.dataDir, copy, { recursive: true, preserveTimestamps: true })
  return copy
}

/** The remains of a shop, without a server having been started for it. */
export async function remains({ record, version }: { record: object; version?: string }): Promise<void> {
  await mkdir(join(shop.dataDir, 'postgres', version ? 'data' : ''), { recursive: true })
  await writeFile(join(shop.dataDir, 'postgres.json'), JSON.stringify(record))
  if (version) await writeFile(join(shop.dataDir, 'postgres/data/PG_VERSION'), `${version}\n`)
}

export async function editRecord(folder: string, change: object): Promise<void> {
  const file = join(folder, 'postgres.json')
  await writeFile(file, JSON.stringify({ ...(JSON.parse(await readFile(file, 'utf8')) as object), ...change }))
}

/** As shops have it that were begun before the record named its folder from where it lies itself. */
export const nameHomeAsBefore = () => editRecord(shop.dataDir, { home: join(shop.dataDir, 'postgres'), files: undefined, inode: undefined })

/** The same in a process of its own, which can be killed without a word. */
export async function startElsewhere() {
  const script = `
    import { startEmbedded } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)}
    const { url } = await startEmbedded({ dataDir: ${JSON.stringify(shop.dataDir)}, log: () => {} })
    console.log(url)
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  shop.owners.push(child)
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    url: String(line).trim(),
    async kill() {
      child.kill('SIGKILL')
      await once(child, 'exit')
      await sleep(50)
    },
  }
}

export const serverPid = async () => Number((await readFile(join(shop.dataDir, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0])

export async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}
