import { spawnSync } from 'node:child_process'
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { startEmbedded } from '../embedded.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { wholeLaneOnly } from '../../testing/lane.ts'

const folder = await mkdtemp(join(tmpdir(), 'harbour-full-'))
/** A disk of our own can be filled; only root may have one. */
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', folder]).status === 0
const table = await readFile(new URL('./migrations/030-readiness.sql', import.meta.url), 'utf8')
afterAll(async () => {
  if (mounted) spawnSync('umount', ['--lazy', folder])
  await rm(folder, { recursive: true, force: true })
})

test.runIf(mounted)('a full disk keeps from writing, and one that has room again does not', wholeLaneOnly, async () => {
  const { url, stop } = await startEmbedded({ dataDir: folder, log: () => {} })
  const db = openDatabase(url)
  await db.rows({ name: '', text: table })
  await db.rows({ name: '', text: 'create table dishes (name text)' })
  await db.tryWriting()
  await fill(join(folder, 'ballast'))
  const order = db.rows({ name: '', text: `insert into dishes select repeat('x', 100) from generate_series(1, 1000)` })
  await expect(order).rejects.toMatchObject({ code: '53100' })
  await expect(db.tryWriting()).rejects.toMatchObject({ code: '53100' })
  await rm(join(folder, 'ballast'))
  await db.tryWriting()
  await db.stop()
  await stop()
})

test('a database that only lets itself be read keeps from writing', async () => {
  const database = await createTestDatabase()
  const url = new URL(database.url)
  url.searchParams.set('options', '-c default_transaction_read_only=on')
  const db = openDatabase(url.href)
  await expect(db.tryWriting()).rejects.toMatchObject({ code: '25006' })
  await db.stop()
  await database.drop()
})

async function fill(file: string): Promise<void> {
  for (const size of [1_000_000, 4096]) {
    for (let full = false; !full;) await appendFile(file, Buffer.alloc(size)).catch(() => (full = true))
  }
}
