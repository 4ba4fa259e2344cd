import { readdir, readFile } from 'node:fs/promises'
import type { Database } from './database.ts'
import { statement, type Statement } from './statement.ts'

const folder = new URL('./migrations/', import.meta.url)
/** Any number will do, as long as every gateway takes the same. */
const lock = 3142

const LOCK: Statement = { name: '', text: `select pg_advisory_xact_lock(${lock})` }
const CREATE: Statement = {
  name: '',
  text: 'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
}
const APPLIED = statement('migrations-applied', 'select name from migrations')
const APPLY = statement('migrations-apply', 'insert into migrations (name) values ($1)')

/** Brings the database up to date: each file of `migrations/` once, in the order of their numbers, one gateway at a time. */
export async function migrate(db: Database): Promise<string[]> {
  // "if not exists" does not keep two that create at the same moment apart; the lock does.
  await db.transaction(async (rows) => {
    await rows(LOCK)
    await rows(CREATE)
  })
  const applied = new Set((await db.rows<{ name: string }>(APPLIED)).map(({ name }) => name))
  const waiting = (await readdir(folder)).filter((name) => name.endsWith('.sql') && !applied.has(name)).sort()
  const done: string[] = []
  for (const name of waiting) if (await apply(db, name)) done.push(name)
  return done
}

/** Applies a file in a transaction of its own; false if another gateway was first. */
async function apply(db: Database, name: string): Promise<boolean> {
  const sql = await readFile(new URL(name, folder), 'utf8')
  return db.transaction(async (rows) => {
    await rows(LOCK)
    const applied = await rows<{ name: string }>(APPLIED)
    if (applied.some((row) => row.name === name)) return false
    await rows({ name: '', text: 'set local statement_timeout = 0' }) // what there is may be large
    await rows({ name: '', text: sql })
    await rows(APPLY, [name])
    return true
  })
}
