import pg from 'pg'
import { expect, test } from 'vitest'
import { administer, createTestDatabase } from './database.ts'

test('two suites get databases of their own from one migrated template', async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()])
  expect(one.url).not.toBe(two.url)
  await administer(one.url, async (client) => {
    const { rowCount } = await client.query('select from migrations')
    expect(rowCount).toBeGreaterThan(0)
    await client.query('create table dishes (id int)')
  })
  await expect(administer(two.url, async (client) => void (await client.query('select from dishes')))).rejects.toThrow('does not exist')
  await one.drop()
  await expect(new pg.Client({ connectionString: one.url }).connect()).rejects.toThrow('does not exist')
  await two.drop()
})
