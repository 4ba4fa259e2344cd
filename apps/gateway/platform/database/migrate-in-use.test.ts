import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import { bringUpToDate } from './bring-up-to-date.ts'
import { openDatabase } from './database.ts'
import { migrate, missingMigrations } from './migrate.ts'
import { wholeLaneOnly } from '../../testing/lane.ts'

const database = await createTestDatabase({ name: 'bare', fill: async () => {} })
const db = openDatabase(database.url)
const folder = await mkdtemp(join(tmpdir(), 'harbour-migrations-'))
const from = pathToFileURL(`${folder}/`)
afterAll(async () => {
  await db.stop()
  await Promise.all([database.drop(), rm(folder, { recursive: true })])
})

let count = 0
/** Writes the next migration, and gives its name. */
async function write(sql: string): Promise<string> {
  const name = `${String(++count).padStart(3, '0')}-step.sql`
  await writeFile(join(folder, name), sql)
  return name
}
const read = async (text: string) => (await db.pool.query<{ value: unknown }>(text)).rows.map(({ value }) => value)

beforeEach(async () => {
  await db.pool.query('drop table if exists dishes; create table dishes (dish int, name text)')
  await db.pool.query(`insert into dishes select n, 'old' from generate_series(1, 2500) n`)
})

test('an index is made in no transaction, so that guests write meanwhile', async () => {
  const name = await write('-- concurrently\ncreate index concurrently if not exists dishes_dish on dishes (dish);\n')
  expect(await migrate(db, from)).toEqual([name])
  expect(await read(`select indisvalid as value from pg_index where indexrelid = 'dishes_dish'::regclass`)).toEqual([true])
})

test('an index that was left half made is made anew', async () => {
  await db.pool.query('insert into dishes values (1, $1)', ['twice'])
  const name = await write('-- concurrently\ncreate unique index concurrently if not exists dishes_once on dishes (dish);\n')
  await expect(migrate(db, from)).rejects.toThrow('dishes_once')
  await db.pool.query(`delete from dishes where name = 'twice'`)
  expect(await migrate(db, from)).toEqual([name])
  expect(await read(`select indisvalid as value from pg_index where indexrelid = 'dishes_once'::regclass`)).toEqual([true])
})

test('rows are filled in batches, each in a transaction of its own', async () => {
  const batch = `with batch as (select ctid from dishes where name = 'old' limit 1000)
    update dishes set name = txid_current()::text from batch where dishes.ctid = batch.ctid`
  const name = await write(`-- in batches\n${batch};\n`)
  expect(await migrate(db, from)).toEqual([name])
  expect(await read('select count(distinct name) as value from dishes')).toEqual([3])
  expect(await migrate(db, from)).toEqual([])
})

test(
  'a change that does not get its table lets others pass, and is made once the table is free',
  { ...wholeLaneOnly, timeout: 30_000 },
  async () => {
    const holder = await db.pool.connect()
    await holder.query('begin; select from dishes limit 1')
    const name = await write('alter table dishes add column price int;\n')
    const migrated = migrate(db, from)
    const waiting = `select count(*) as value from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(() => read(waiting), { timeout: 5000 }).toEqual([1])
    // Who comes after the change waits behind it, but no longer than it waits itself.
    expect(await read('select count(*) as value from dishes')).toEqual([2500])
    await holder.query('commit')
    holder.release()
    expect(await migrated).toEqual([name])
  },
)

test('in production a database that lacks a migration is refused, and told what to do', async () => {
  const bare = await createTestDatabase({ name: 'bare', fill: async () => {} })
  const guests = openDatabase(bare.url)
  expect((await missingMigrations(guests))[0]).toBe('001-core.sql')
  const start = (mode: 'demo' | 'production') => bringUpToDate(guests, { mode, migrateUrl: undefined })
  await expect(start('production')).rejects.toThrow(/^The database lacks 001-core\.sql.*npm run migrate/)
  await start('demo')
  await expect(start('production')).resolves.toBeUndefined()
  await guests.stop()
  await bare.drop()
})
