import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import '../../http/actions.ts'
import '../../open-context.ts'
import '../../modules/payments/store/books.ts'
import '../../modules/payments/store/closings.ts'
import keys from '../../platform/database/distribution-keys.json' with { type: 'json' }
import { statements } from '../../platform/database/statement.ts'
import { createTestDatabase } from '../database.ts'
import { acrossKeys, uniqueWithoutKey, withoutKey } from './exceptions.ts'
import { reachedTables } from './reached-tables.ts'

const database = await createTestDatabase()
const client = new pg.Client({ connectionString: database.url })
beforeAll(() => client.connect())
afterAll(async () => {
  await client.end()
  await database.drop()
})

/** The rooms of the gateway that a guest's order goes through, with the workers that end what it began. */
const guestsRooms = ['addresses', 'game', 'groups', 'members', 'offers', 'ordering', 'payments', 'push', 'vouchers']

const kinds = ['member', 'order', 'store', 'group', 'brand', 'reference', 'local']

const entries: [string, { by: string; column?: string }][] = Object.entries(keys)

test('every table has its key written down, a column that is never null', async () => {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select c.relname::text as table, array_agg(a.attname::text) filter (where a.attnotnull) as columns from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped group by 1`,
  )
  const columns = new Map(rows.map(({ table, columns }) => [table, columns]))
  expect(entries.map(([table]) => table).toSorted()).toEqual([...columns.keys()].toSorted())
  const wrong = entries.filter(([table, { column }]) => column !== undefined && !columns.get(table)?.includes(column))
  expect(wrong.map(([table]) => table)).toEqual([])
  expect(
    entries.filter(([, { by, column }]) => !kinds.includes(by) || (column === undefined) !== ['reference', 'local'].includes(by)),
  ).toEqual([])
})

test('every statement of the guest’s path names the keys of its tables, or is listed with the reason', async () => {
  const found = await guestsStatements((reached) => reached.without.length > 0)
  expect(found).toEqual(Object.values(withoutKey).flat().toSorted())
})

test('the statements of the guest’s path that reach tables of two keys are listed', async () => {
  expect(await guestsStatements((reached) => reached.by.length > 1)).toEqual(acrossKeys.toSorted())
})

test('every unique rule of a table holds its key, or is listed', async () => {
  const { rows } = await client.query<{ table: string; rule: string; columns: string[] }>(
    `select c.relname::text as table, i.indexrelid::regclass::text as rule,
       (select array_agg(a.attname::text) from pg_attribute a where a.attrelid = c.oid and a.attnum = any(i.indkey)) as columns
     from pg_index i join pg_class c on c.oid = i.indrelid where i.indisunique and c.relnamespace = 'public'::regnamespace and not c.relispartition`,
  )
  const keyed = new Map(entries.map(([table, { column }]) => [table, column]))
  const without = rows.filter(({ table, columns }) => keyed.get(table) !== undefined && !columns.includes(keyed.get(table) ?? ''))
  expect(without.map(({ rule }) => rule).toSorted()).toEqual(uniqueWithoutKey.toSorted())
})

test.each([
  ['by the key', 'select from payments where order_id = $1', []],
  ['by another column', 'select from payments where payment_id = $1', ['payments']],
  ['by the key, or else', 'select from payments where order_id = $1 or payment_id = $2', ['payments']],
  ['by what is not the key', 'select from payments where not order_id = $1', ['payments']],
  ['through what the key has found', 'select from payments join refunds using (order_id) where payments.order_id = $1', []],
  ['through what another column has found', 'update refunds set tries = 0 from payments p where p.payment_id = $1 and refunds.order_id = p.order_id', ['payments', 'refunds']], // prettier-ignore
  [
    'in part of itself alone',
    'with p as (select order_id from payments where order_id = $1) delete from refunds using p where amount = 0',
    ['refunds'],
  ],
  ['by the months of a table', 'select from ledger where order_id = $1', []],
  ['by no month of a table', 'select from ledger where booking_id = $1', ['ledger']],
  ['in a row that is written', 'insert into silence_pauses (store_id, silent_since) values ($1, $2)', []],
  ['in a table that lies whole everywhere', 'select from staff', []],
])('a statement that reaches its table %s is judged so', async (_, text, without) => {
  expect(await reachedTables(client, text)).toMatchObject({ without })
})

test('a row that is written without its key is found', async () => {
  const { without } = await reachedTables(client, `insert into slots (start, reserved) values ($1, 1)`)
  expect(without).toEqual(['slots'])
})

type Reached = Awaited<ReturnType<typeof reachedTables>>

async function guestsStatements(which: (reached: Reached) => boolean): Promise<string[]> {
  const names = guestsNames()
  const found: string[] = []
  const asked = statements().filter(({ name }) => names.has(name))
  expect(asked.length).toBe(names.size)
  for (const { name, text } of asked) if (which(await reachedTables(client, text))) found.push(name)
  return found.toSorted()
}

function guestsNames(): Set<string> {
  const home = fileURLToPath(new URL('../../modules/', import.meta.url))
  const files = guestsRooms.flatMap((room) =>
    readdirSync(home + room, { recursive: true, encoding: 'utf8' }).map((path) => `${home}${room}/${path}`),
  )
  const written = files
    .filter((path) => /(?<!\.test)\.ts$/.test(path))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/\bstatement\(\s*'([\w-]+)'/g)].map(([, name = '']) => name))
  expect(written.length).toBeGreaterThan(250)
  return new Set(written)
}
