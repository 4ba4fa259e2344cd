import { readdirSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { createTestDatabase } from '../../testing/database.ts'

const names = readdirSync(new URL('./migrations/', import.meta.url)).toSorted()
const database = await createTestDatabase({ name: 'bare', fill: async () => {} })
const db = openDatabase(database.url)
afterAll(async () => {
  await db.stop()
  await database.drop()
})

test('gateways that start together migrate once between them, in order', async () => {
  const done = await Promise.all([migrate(db), migrate(db), migrate(db)])
  expect(done.flat().sort()).toEqual(names)
  const applied = { name: '', text: 'select name from migrations order by applied_at' }
  expect(await db.rows(applied)).toEqual(names.map((name) => ({ name })))
})

test('a database that is up to date is left alone', async () => {
  expect(await migrate(db)).toEqual([])
})
