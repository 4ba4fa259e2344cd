import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, link, mkdir, mkdtemp, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startEmbedded } from './embedded.ts'
import { commandOf } from './embedded/processes.ts'
import type { EmbeddedDatabase } from './embedded.ts'

let dataDir: string
let folders: string[]
let running: EmbeddedDatabase[]
let owners: ChildProcess[]

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'harbour-embedded-'))
  folders = [dataDir]
  running = []
  owners = []
})

afterEach(async () => {
  for (const owner of owners) owner.kill('SIGKILL')
  for (const database of running) await database.stop()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

test('the first start makes a durable UTF-8 cluster with a secret password', async () => {
  const { url } = await start()
  const [settings] = await ask(
    url,
    `select current_setting('server_encoding') as encoding, current_setting('fsync') as fsync, current_setting('jit') as jit,
       current_setting('synchronous_commit') as commits, current_setting('listen_addresses') as listens,
       (select datlocale from pg_database where datname = current_database()) as locale`,
  )
  expect(settings).toEqual({ encoding: 'UTF8', fsync: 'on', jit: 'off', commits: 'on', listens: '127.0.0.1', locale: 'C.UTF-8' })
  await expect(ask(url.replace(/:[^:@]*@/, ':wrong@'), 'select 1')).rejects.toThrow('password authentication failed')
})

test('a stopped database starts again at the same address with its rows', async () => {
  const first = await start()
  await ask(first.url, 'create table dishes as select 1 as id')
  await first.stop()
  const second = await start()
  expect(second.url).toBe(first.url)
  expect(await ask(second.url, 'select id from dishes')).toEqual([{ id: 1 }])
})

test('two first starts at once share one server', async () => {
  const [one, two] = await Promise.all([start(), start()])
  expect(one.url).toBe(two.url)
})

test('a server left running by a killed process is adopted', async () => {
  const owner = await startElsewhere()
  await ask(owner.url, 'create table dishes as select 1 as id')
  const before = await serverPid()
  await owner.kill()
  const { url, stop } = await start()
  expect(url).toBe(owner.url)
  expect(await serverPid()).toBe(before)
  expect(await ask(url, 'select id from dishes')).toEqual([{ id: 1 }])
  await stop()
  await expect(ask(url, 'select 1')).rejects.toThrow('ECONNREFUSED')
})

test('a guest that stops leaves the server to its living owner', async () => {
  const owner = await startElsewhere()
  const guest = await start()
  expect(guest.url).toBe(owner.url)
  await guest.stop()
  expect(await ask(owner.url, 'select 1 as here')).toEqual([{ here: 1 }])
  await owner.kill()
  await start()
})

test('owner and server killed together leave nothing that blocks the next start', async () => {
  const owner = await startElsewhere()
  await ask(owner.url, 'create table dishes as select 1 as id')
  const server = await serverPid()
  await owner.kill()
  process.kill(server, 'SIGKILL')
  const { url } = await start()
  expect(await ask(url, 'select id from dishes')).toEqual([{ id: 1 }])
})

test('a server that dies while we live is started again at the same address', async () => {
  const { url } = await start()
  await ask(url, 'create table dishes as select 1 as id')
  const before = await serverPid()
  process.kill(before, 'SIGKILL')
  await expect.poll(() => ask(url, 'select id from dishes').catch(() => [])).toEqual([{ id: 1 }])
  expect(await serverPid()).not.toBe(before)
})

test('a cluster whose password is gone is refused in a clear sentence', async () => {
  const { stop } = await start()
  await stop()
  await rm(join(dataDir, 'postgres.json'))
  await expect(start()).rejects.toThrow('put that file back, or remove the folder')
})

test('a copy of a stopped shop is a shop of its own, at an address of its own', async () => {
  const first = await start()
  await ask(first.url, 'create table dishes as select 1 as id')
  await first.stop()
  const copy = await copied()
  const second = await start(copy)
  expect(second.url).not.toBe(first.url)
  await ask(second.url, 'insert into dishes values (2)')
  const original = await start()
  expect(original.url).toBe(first.url)
  expect(await ask(original.url, 'select id from dishes')).toEqual([{ id: 1 }])
  expect(await ask(second.url, 'select id from dishes order by id')).toEqual([{ id: 1 }, { id: 2 }])
})

test('a copy of a running shop is refused in a clear sentence, and the shop goes on', async () => {
  const { url } = await start()
  const copy = await copied()
  await expect(start(copy)).rejects.toThrow(/was copied while its database ran, and may be torn: stop the shop/)
  expect(await ask(url, 'select 1 as here')).toEqual([{ here: 1 }])
  await rm(join(copy, 'postgres/data/postmaster.pid'))
  expect(await ask((await start(copy)).url, 'select 1 as here')).toEqual([{ here: 1 }])
})

test('a shop that was moved starts with its rows, also after a crash', async () => {
  const owner = await startElsewhere()
  await ask(owner.url, 'create table dishes as select 1 as id')
  const server = await serverPid()
  await owner.kill()
  process.kill(server, 'SIGKILL')
  await nameHomeAsBefore()
  await expect.poll(() => commandOf(server)).toBe('')
  const moved = `${dataDir}-moved`
  folders.push(moved)
  await rename(dataDir, moved)
  expect(await ask((await start(moved)).url, 'select id from dishes')).toEqual([{ id: 1 }])
})

test('a shop is the same by whichever path it is reached', async () => {
  const { url } = await start()
  const other = `${dataDir}-link`
  folders.push(other)
  await symlink(dataDir, other)
  expect((await start(other)).url).toBe(url)
})

test('a folder that has lost its database is refused, with its password and without, and never an empty shop', async () => {
  const sentence = /^The database in .*postgres\/data is gone: put it back from a backup, or remove [^\n]*$/
  await remains({ record: { home: 'postgres', password: 'x', port: 5432 } })
  await expect(start()).rejects.toThrow(sentence)
  await rm(join(dataDir, 'postgres.json'))
  await writeFile(join(dataDir, 'postgres/server.log'), 'LOG:  it was here')
  await expect(start()).rejects.toThrow(sentence)
})

test('files that another shop has in common by hard links are refused', async () => {
  await remains({ record: { home: 'postgres', password: 'x', files: '/srv/var/postgres/data' }, version: '18' })
  await link(join(dataDir, 'postgres/data/PG_VERSION'), join(dataDir, 'PG_VERSION'))
  await expect(start()).rejects.toThrow('hard links')
})

test('a database of another PostgreSQL is refused in a clear sentence', async () => {
  await remains({ record: { home: 'postgres', password: 'x', port: 5432 }, version: '12' })
  await expect(start()).rejects.toThrow(/holds a database of PostgreSQL 12, and this Harbour brings 18: move it over[^\n]*$/)
})

test('a record that cannot be read is said in one sentence', async () => {
  await writeFile(join(dataDir, 'postgres.json'), '{"home":')
  await expect(start()).rejects.toThrow(/postgres\.json, which says how to enter the database, cannot be read/)
})

test('a copy whose database lies outside of it is refused while the original is there', async () => {
  await (await start()).stop()
  const [copy, far] = [await copied(), `${dataDir}-far`]
  folders.push(far)
  await rename(join(dataDir, 'postgres'), far)
  await rm(join(copy, 'postgres'), { recursive: true })
  for (const folder of [dataDir, copy]) await editRecord(folder, { home: far })
  await (await start()).stop()
  await expect(start(copy)).rejects.toThrow(`${copy} is a copy of ${dataDir}, whose database lies outside of it`)
  await rm(dataDir, { recursive: true })
  await (await start(copy)).stop()
})

test('a control file that is broken, cut short or gone is said in one sentence at once', async () => {
  await (await start()).stop()
  const file = join(dataDir, 'postgres/data/global/pg_control')
  for (const spoil of [() => writeFile(file, 'x'.repeat(8192)), () => writeFile(file, ''), () => rm(file)]) {
    await spoil()
    await expect(start()).rejects.toThrow(/^PostgreSQL does not open the database in \S+ \([^\n]+\): [^\n]+ says more, [^\n]*$/)
  }
})

// Only root needs a second user, who needs a way in.
test.runIf(process.getuid?.() === 0)('a private data folder lets the server through and nobody else', async () => {
  await start()
  const { mode } = await stat(dataDir)
  expect((mode & 0o777).toString(8)).toBe('710')
})

test.runIf(process.getuid?.() === 0)('where the server cannot reach the data folder the cluster is kept under /var/tmp', async () => {
  const outer = dataDir
  dataDir = join(outer, 'inner')
  const { url, stop } = await start()
  expect(await ask(url, 'select 1 as here')).toEqual([{ here: 1 }])
  await stop()
  const { home } = JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8')) as { home: string }
  expect(home).toMatch(/^\/var\/tmp\/harbour-/)
  await rm(home, { recursive: true })
  await rm(outer, { recursive: true })
})

async function start(folder = dataDir): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir: folder, log: () => {} })
  running.push(database)
  return database
}

async function copied(): Promise<string> {
  const copy = `${dataDir}-copy`
  folders.push(copy)
  await cp(dataDir, copy, { recursive: true, preserveTimestamps: true })
  return copy
}

/** The remains of a shop, without a server having been started for it. */
async function remains({ record, version }: { record: object; version?: string }): Promise<void> {
  await mkdir(join(dataDir, 'postgres', version ? 'data' : ''), { recursive: true })
  await writeFile(join(dataDir, 'postgres.json'), JSON.stringify(record))
  if (version) await writeFile(join(dataDir, 'postgres/data/PG_VERSION'), `${version}\n`)
}

async function editRecord(folder: string, change: object): Promise<void> {
  const file = join(folder, 'postgres.json')
  await writeFile(file, JSON.stringify({ ...(JSON.parse(await readFile(file, 'utf8')) as object), ...change }))
}

/** As shops have it that were begun before the record named its folder from where it lies itself. */
const nameHomeAsBefore = () => editRecord(dataDir, { home: join(dataDir, 'postgres'), files: undefined, inode: undefined })

/** The same in a process of its own, which can be killed without a word. */
async function startElsewhere() {
  const script = `
    import { startEmbedded } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)}
    const { url } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log: () => {} })
    console.log(url)
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  owners.push(child)
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

const serverPid = async () => Number((await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0])

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}
