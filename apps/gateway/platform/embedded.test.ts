import { link, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ask, remains, serverPid, shopOfEachTest, start, startElsewhere } from './embedded.fixtures.ts'
import { wholeLaneOnly } from '../testing/lane.ts'

const shop = shopOfEachTest()

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

test('a stopped database starts again at the same address with its rows', wholeLaneOnly, async () => {
  const first = await start()
  await ask(first.url, 'create table dishes as select 1 as id')
  await first.stop()
  const second = await start()
  expect(second.url).toBe(first.url)
  expect(await ask(second.url, 'select id from dishes')).toEqual([{ id: 1 }])
})

test('two first starts at once share one server', wholeLaneOnly, async () => {
  const [one, two] = await Promise.all([start(), start()])
  expect(one.url).toBe(two.url)
})

test('owner and server killed together leave nothing that blocks the next start', wholeLaneOnly, async () => {
  const owner = await startElsewhere()
  await ask(owner.url, 'create table dishes as select 1 as id')
  const server = await serverPid()
  await owner.kill()
  process.kill(server, 'SIGKILL')
  const { url } = await start()
  expect(await ask(url, 'select id from dishes')).toEqual([{ id: 1 }])
})

test('a cluster whose password is gone is refused in a clear sentence', wholeLaneOnly, async () => {
  const { stop } = await start()
  await stop()
  await rm(join(shop.dataDir, 'postgres.json'))
  await expect(start()).rejects.toThrow('put that file back, or remove the folder')
})

test('a folder that has lost its database is refused, with its password and without, and never an empty shop', async () => {
  const sentence = /^The database in .*postgres\/data is gone: put it back from a backup, or remove [^\n]*$/
  await remains({ record: { home: 'postgres', password: 'x', port: 5432 } })
  await expect(start()).rejects.toThrow(sentence)
  await rm(join(shop.dataDir, 'postgres.json'))
  await writeFile(join(shop.dataDir, 'postgres/server.log'), 'LOG:  it was here')
  await expect(start()).rejects.toThrow(sentence)
})

test('files that another shop has in common by hard links are refused', async () => {
  await remains({ record: { home: 'postgres', password: 'x', files: '/srv/var/postgres/data' }, version: '18' })
  await link(join(shop.dataDir, 'postgres/data/PG_VERSION'), join(shop.dataDir, 'PG_VERSION'))
  await expect(start()).rejects.toThrow('hard links')
})

test('a database of another PostgreSQL is refused in a clear sentence', async () => {
  await remains({ record: { home: 'postgres', password: 'x', port: 5432 }, version: '12' })
  await expect(start()).rejects.toThrow(/holds a database of PostgreSQL 12, and this Harbour brings 18: move it over[^\n]*$/)
})

test('a record that cannot be read is said in one sentence', async () => {
  await writeFile(join(shop.dataDir, 'postgres.json'), '{"home":')
  await expect(start()).rejects.toThrow(/postgres\.json, which says how to enter the database, cannot be read/)
})

test('a control file that is broken, cut short or gone is said in one sentence at once', wholeLaneOnly, async () => {
  await (await start()).stop()
  const file = join(shop.dataDir, 'postgres/data/global/pg_control')
  for (const spoil of [() => writeFile(file, 'x'.repeat(8192)), () => writeFile(file, ''), () => rm(file)]) {
    await spoil()
    await expect(start()).rejects.toThrow(/^PostgreSQL does not open the database in \S+ \([^\n]+\): [^\n]+ says more, [^\n]*$/)
  }
})

// Only root needs a second user, who needs a way in.
test.runIf(process.getuid?.() === 0)('a private data folder lets the server through and nobody else', wholeLaneOnly, async () => {
  await start()
  const { mode } = await stat(shop.dataDir)
  expect((mode & 0o777).toString(8)).toBe('710')
})

test.runIf(process.getuid?.() === 0)(
  'where the server cannot reach the data folder the cluster is kept under /var/tmp',
  wholeLaneOnly,
  async () => {
    const outer = shop.dataDir
    shop.dataDir = join(outer, 'inner')
    const { url, stop } = await start()
    expect(await ask(url, 'select 1 as here')).toEqual([{ here: 1 }])
    await stop()
    const { home } = JSON.parse(await readFile(join(shop.dataDir, 'postgres.json'), 'utf8')) as { home: string }
    expect(home).toMatch(/^\/var\/tmp\/harbour-/)
    await rm(home, { recursive: true })
    await rm(outer, { recursive: true })
  },
)
