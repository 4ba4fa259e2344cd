import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import { openDatabase } from '../database/database.ts'
import { createKeptBuilds } from './kept-builds.ts'

const database = await createTestDatabase()
const db = openDatabase(database.url)
afterAll(async () => {
  await db.stop()
  await database.drop()
})
beforeEach(async () => void (await db.pool.query('delete from builds')))

const build = (...names: string[]) => new Map(names.map((name) => [`/assets/${name}.js`, { plain: Buffer.from(name), hashed: true }]))
const serve = (...names: string[]) => createKeptBuilds(db).keep('web', build(...names))
/** The answer of a gateway that has just started. */
const find = async (name: string) => (await createKeptBuilds(db).find('web', `/assets/${name}.js`))?.toString()

test('a page that was opened before an upgrade finds its parts after it, and one of the new build at an old gateway', async () => {
  await serve('cart-1', 'shared')
  await serve('cart-2', 'shared')
  expect([await find('cart-1'), await find('cart-2'), await find('shared')]).toEqual(['cart-1', 'cart-2', 'shared'])
})

test('the files of five builds are kept; what the newest of them still have stays', async () => {
  for (let at = 1; at <= 7; at++) await serve(`cart-${at}`, 'shared')
  expect(await Promise.all([1, 2, 3, 7].map((at) => find(`cart-${at}`)))).toEqual([undefined, undefined, 'cart-3', 'cart-7'])
  expect(await find('shared')).toBe('shared')
})

test('a build that is served again after others is the latest', async () => {
  for (let at = 1; at <= 5; at++) await serve(`cart-${at}`)
  await serve('cart-1')
  await serve('cart-6')
  expect([await find('cart-1'), await find('cart-2')]).toEqual(['cart-1', undefined])
})

test('files that are not named by their content, and those of the other app, are none of these', async () => {
  const kept = createKeptBuilds(db)
  await kept.keep('web', new Map([['/sw.js', { plain: Buffer.from('worker'), hashed: false }], ...build('cart-1')]))
  expect(await kept.find('web', '/sw.js')).toBeUndefined()
  expect(await kept.find('console', '/assets/cart-1.js')).toBeUndefined()
  expect((await kept.find('web', '/assets/cart-1.js'))?.toString()).toBe('cart-1')
})

test('a part is read from the database once, however often it is asked for, and one at a time', async () => {
  await serve('cart-1', 'cart-2')
  const reads = { now: 0, most: 0, parts: 0 }
  const rows: typeof db.rows = async (sql, values) => {
    const finds = sql.name === 'builds-find'
    if (finds) {
      reads.parts++
      reads.most = Math.max(reads.most, ++reads.now)
    }
    try {
      return await db.rows(sql, values)
    } finally {
      if (finds) reads.now--
    }
  }
  const kept = createKeptBuilds({ rows })
  const ask = (name: string) => kept.find('web', `/assets/${name}.js`)
  const found = await Promise.all(['cart-1', 'cart-2', 'cart-1', 'cart-2', 'cart-1'].map(ask))
  expect(found.map(String)).toEqual(['cart-1', 'cart-2', 'cart-1', 'cart-2', 'cart-1'])
  expect(reads).toMatchObject({ parts: 2, most: 1 })
})
