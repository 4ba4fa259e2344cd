import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, inject, test } from 'vitest'
import { seed } from '../modules/catalogue/seed.ts'
import { openDatabase } from '../platform/database/database.ts'
import { makeMonths } from '../platform/database/make-months.ts'
import { migrate, requireMigrated } from '../platform/database/migrate.ts'
import { administer } from './database.ts'

const { url, run } = inject('testServer')
const [name, owner, app] = [`${run}_roles`, `${run}_owner`, `${run}_app`]

/** The file that an operator runs, with names of this run. */
const script = (await readFile(fileURLToPath(new URL('../../../deploy/postgres/roles.sql', import.meta.url)), 'utf8'))
  .replaceAll(/--.*$/gm, '')
  .replaceAll('harbour_owner', owner)
  .replaceAll('harbour_app', app)
  .replaceAll(/\bharbour\b/g, name)
  .replaceAll(/:'\w+'/g, "'c0ffee'")
const [onServer = '', inDatabase = ''] = script.split(`\\connect ${name}`)

function urlOf(role?: string): string {
  const at = new URL(url)
  at.pathname = `/${name}`
  if (role !== undefined) [at.username, at.password] = [role, 'c0ffee']
  return at.href
}

const runAll = (at: string, text: string) =>
  administer(at, async (client) => {
    for (const statement of text.split(';').filter((each) => each.trim() !== '')) await client.query(statement)
  })

await runAll(url, onServer)
await runAll(urlOf(), inDatabase)
const [owners, guests] = [openDatabase(urlOf(owner)), openDatabase(urlOf(app))]
const dataDir = await mkdtemp(join(tmpdir(), 'harbour-roles-'))
afterAll(async () => {
  await Promise.all([owners.stop(), guests.stop(), rm(dataDir, { recursive: true })])
  await runAll(url, `drop database ${name} with (force); drop role ${app}; drop role ${owner}`)
})

test('the owner brings the database up to date; gateways read and write all of it, and change no table', { timeout: 120_000 }, async () => {
  await expect(requireMigrated(guests)).rejects.toThrow('npm run migrate')
  await migrate(owners)
  await requireMigrated(guests)
  const closed = `select relname as table from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    and exists (select from unnest(array['select', 'insert', 'update', 'delete']) may where not has_table_privilege(oid, may))`
  expect((await guests.pool.query(closed)).rows).toEqual([])
  expect(await seed({ db: guests, dataDir, seed: 'demo' })).toBeGreaterThan(0)
  await expect(guests.pool.query('alter table orders add column tip int')).rejects.toThrow('must be owner of table orders')
  await expect(guests.pool.query('drop table orders')).rejects.toThrow('must be owner of table orders')
})

test('the gateways’ role makes the tables of months to come, and writes into them', async () => {
  expect(await makeMonths(guests, 6)).toBeGreaterThan(0)
  const closed = `select relid::regclass::text as month from pg_partition_tree('ledger') where not has_table_privilege(relid, 'insert')`
  expect((await guests.pool.query(closed)).rows).toEqual([])
})
