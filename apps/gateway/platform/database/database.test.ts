import { afterAll, expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { createTestDatabase } from '../../testing/database.ts'

const database = await createTestDatabase()
const db = openDatabase(database.url)
afterAll(async () => {
  await db.stop()
  await database.drop()
})

const one = async (text: string, values: unknown[] = []) =>
  (await db.rows<{ value: unknown }>({ name: '', text: `select ${text} as value` }, values))[0]?.value

test.each(['2026-11-30T12:00:00.000Z', '2026-11-30T12:00:00.500Z', '2026-11-30T23:59:59.999Z', '1999-12-31T16:00:00.000Z'])(
  'the moment %s comes back as the same instant, whatever the time zone of the server',
  async (moment) => {
    for (const zone of ['UTC', 'Asia/Shanghai', 'Asia/Kolkata', 'America/St_Johns']) {
      await db.transaction(async (rows) => {
        await rows({ name: '', text: `set local time zone '${zone}'` })
        expect(await rows({ name: '', text: 'select $1::timestamptz as value' }, [moment])).toEqual([{ value: Date.parse(moment) }])
      })
    }
  },
)

test('counts and money come as numbers', async () => {
  expect(await one('9007199254740991::bigint')).toBe(Number.MAX_SAFE_INTEGER)
  expect(await one('count(*)')).toBe(1)
})

test('a transaction that fails leaves nothing and its connection goes on', async () => {
  const insert = { name: '', text: `insert into secrets (name, value) values ('half', 'x')` }
  const failing = db.transaction(async (rows) => {
    await rows(insert)
    throw new Error('on the way')
  })
  await expect(failing).rejects.toThrow('on the way')
  expect(await db.rows({ name: '', text: `select from secrets where name = 'half'` })).toEqual([])
})

test('a connection that is lost between two statements of a transaction fails that, and nothing else', async () => {
  const readPid = { name: '', text: 'select pg_backend_pid() as pid' }
  const cut = db.transaction(async (rows) => {
    const [{ pid } = { pid: 0 }] = await rows<{ pid: number }>(readPid)
    await db.rows({ name: '', text: 'select pg_terminate_backend($1, 5000)' }, [pid])
    await rows(readPid)
  })
  await expect(cut).rejects.toThrow(/connection/i)
  expect(await one('1')).toBe(1)
})
