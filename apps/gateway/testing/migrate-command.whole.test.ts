import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from './database.ts'

const program = fileURLToPath(new URL('../migrate.ts', import.meta.url))
const database = await createTestDatabase({ name: 'bare', fill: async () => {} })
const folder = await mkdtemp(join(tmpdir(), 'harbour-migrate-'))
const secret = join(folder, 'migrate_database_url')
await writeFile(secret, `${database.url}\n`)
afterAll(() => Promise.all([database.drop(), rm(folder, { recursive: true })]))

/** Runs the command as its unit does: with the owner's secret in a file, and no other setting. */
function migrate(...args: string[]): Promise<{ code: unknown; said: string; faults: string }> {
  const env = { PATH: process.env.PATH, MODE: 'production', MIGRATE_DATABASE_URL_FILE: secret }
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { env }, (error, said, faults) =>
      resolve({ code: error ? error.code : 0, said: said.trim(), faults }),
    )
  })
}

test('the command says what a database lacks, brings it up to date, and finds it so', { timeout: 60_000 }, async () => {
  const before = await migrate('--check')
  expect(before.code).toBe(1)
  expect(before.said).toMatch(/^The database lacks 001-core\.sql, /)
  const done = await migrate()
  expect(done.code).toBe(0)
  expect(done.said).toMatch(/^The database was brought up to date by 001-core\.sql, /)
  const after = { code: 0, said: 'The database is up to date.' }
  expect([await migrate('--check'), await migrate()]).toMatchObject([after, after])
})

test('a word that it does not know is refused with how it is called', async () => {
  const { code, faults } = await migrate('--force')
  expect([code, faults]).toEqual([2, expect.stringContaining('npm run migrate [-- --check]')])
})
