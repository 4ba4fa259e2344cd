import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { administer } from '../../testing/database.ts'
import { startStandby } from '../../testing/standby.ts'
import { startEmbedded } from '../embedded.ts'
import { createLog } from '../log.ts'
import { openDatabase } from './database.ts'
import { openReadReplica } from './read-replica.ts'

const log = createLog('silent')
const dataDir = await mkdtemp(join(tmpdir(), 'harbour-replica-'))
const server = await startEmbedded({ dataDir, log: () => {} })
const primary = openDatabase(server.url)
const standby = await startStandby({ url: server.url, dataDir })
const replica = openReadReplica({ url: standby.url, primary, mostLag: 60_000, log })
afterAll(async () => {
  await replica.stop()
  await primary.stop()
  await standby.stop()
  await server.stop()
  await rm(dataDir, { recursive: true })
})

await primary.rows({ name: '', text: 'create table seen (n int)' })
const write = (n: number) => primary.rows({ name: '', text: 'insert into seen values ($1)' }, [n])
const seen = async () => {
  const lag = await replica.lag()
  const [row] = await replica.db.rows<{ n: number }>({ name: '', text: 'select coalesce(max(n), 0)::int as n from seen' })
  return { lag, n: row?.n }
}
const onStandby = (text: string) => administer(standby.url, async (client) => void (await client.query(text)))

test('what was written a moment ago is there by the time that the replica may be read', async () => {
  for (const n of [1, 2, 3]) {
    await write(n)
    expect(await seen()).toEqual({ lag: 0, n })
  }
})

test('a replica that does not follow says how late it is, and is not read once that is too late', async () => {
  await onStandby('select pg_wal_replay_pause()')
  await expect
    .poll(() => replica.db.rows({ name: '', text: 'select pg_get_wal_replay_pause_state() as state' }))
    .toEqual([{ state: 'paused' }])
  await write(4)
  const { lag, n } = await seen()
  expect([n, lag]).toEqual([3, expect.any(Number)])
  expect(lag).toBeGreaterThan(900)
  const strict = openReadReplica({ url: standby.url, primary, mostLag: 500, log })
  expect(await strict.lag()).toBeUndefined()
  await strict.stop()
  await onStandby('select pg_wal_replay_resume()')
  await expect.poll(seen).toEqual({ lag: 0, n: 4 })
})

test('a primary that stands where the replica stood is no replica', async () => {
  const promoted = openReadReplica({ url: server.url, primary, mostLag: 60_000, log })
  expect(await promoted.lag()).toBeUndefined()
  await promoted.stop()
})

test('one that is not there is left alone for a while, and keeps nobody waiting', async () => {
  const told: object[] = []
  const away = openReadReplica({
    url: 'postgres://harbour:none@127.0.0.1:1/harbour',
    primary,
    mostLag: 60_000,
    log: { info: () => {}, warn: (line: object) => void told.push(line) },
  })
  const answers = [await away.lag(), await away.lag(), await away.lag()]
  expect(answers).toEqual([undefined, undefined, undefined])
  expect(told).toEqual([{ replica: 'cannot be read: the primary is', fault: expect.stringContaining('ECONNREFUSED') }])
  await away.stop()
})
