import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startEmbedded } from './embedded.ts'
import type { EmbeddedDatabase } from './embedded.ts'

let dataDir: string
let running: EmbeddedDatabase[]
let owners: ChildProcess[]

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'harbour-embedded-'))
  running = []
  owners = []
})

afterEach(async () => {
  for (const owner of owners) owner.kill('SIGKILL')
  for (const database of running) await database.stop()
  await rm(dataDir, { recursive: true, force: true })
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
  await expect.poll(() => ask(url, 'select id from dishes').catch(() => []), { timeout: 20_000 }).toEqual([{ id: 1 }])
  expect(await serverPid()).not.toBe(before)
})

test('a cluster whose password is gone is refused in a clear sentence', async () => {
  const { stop } = await start()
  await stop()
  await rm(join(dataDir, 'postgres.json'))
  await expect(start()).rejects.toThrow('put that file back, or remove the folder')
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

async function start(): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir, log: () => {} })
  running.push(database)
  return database
}

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
