import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { StartupError } from '../startup-error.ts'
import type { Database, Rows } from './database.ts'
import { statement } from './statement.ts'

const folder = new URL('./migrations/', import.meta.url)
/** Any number will do, as long as every gateway takes the same. */
const lock = 3142
/** The pause between two looks for what is not free yet, in milliseconds. */
const pause = 200
/** The time for which a change waits for whoever has its table: everybody who comes after it waits as long. */
const lockTimeout = '2s'
/** The tries that a change has until it is given up, two minutes and more. */
const mostTries = 60

const CREATE = 'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())'
const APPLIED = statement('migrations-applied', 'select name from migrations')
const APPLY = statement('migrations-apply', 'insert into migrations (name) values ($1)')

/**
 * Brings the database up to date while it is in use: each file of a folder once, in the order of their numbers, by one process at a time, and gives their names. A
 * change that does not get its table at once lets go of it, and is tried again. The connection must be the database's own: one through a pool is refused, since its lock
 * would stay behind with a server that the pool lends to somebody else.
 */
export async function migrate({ pool }: Pick<Database, 'pool'>, from: URL = folder): Promise<string[]> {
  const client = await pool.connect()
  try {
    await requireDirect(client)
    await takeLock(client)
    await client.query(CREATE)
    const applied = (await client.query<{ name: string }>(APPLIED.text)).rows
    const missing = await namesBeside(applied, from)
    for (const name of missing) await apply(client, { name, sql: await readFile(new URL(name, from), 'utf8') })
    return missing
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock]).catch(() => {})
    client.release(true) // whatever was set for its session goes with it
  }
}

/** PostgreSQL tells a connection its own process as it begins; a pool between, such as PgBouncer, makes a number up. */
async function requireDirect(client: pg.PoolClient & { processID?: number | null }): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  if (rows[0]?.pid !== client.processID)
    throw new StartupError(
      'The database is reached through a pool: name PostgreSQL itself in MIGRATE_DATABASE_URL (or DATABASE_LISTEN_URL) to migrate it.',
    )
}

/** The names of the migrations that the database lacks, over a connection that could bring it up to date: what is refused for that is refused here, too. */
export async function checkMigrations({ pool, rows }: Pick<Database, 'pool' | 'rows'>): Promise<string[]> {
  const client = await pool.connect()
  await requireDirect(client).finally(() => client.release())
  return missingMigrations({ rows })
}

/** Refuses a database that lacks a migration of this code. One that has more is no fault: they only add what newer code needs (docs/decisions/071). */
export async function requireMigrated({ rows }: { rows: Rows }): Promise<void> {
  const missing = await missingMigrations({ rows })
  if (missing.length > 0) throw new StartupError(`The database lacks ${missing.join(', ')}: run npm run migrate first.`)
}

/** The names of the migrations of this code that the database lacks, in their order. */
export async function missingMigrations({ rows }: { rows: Rows }): Promise<string[]> {
  const applied = await rows<{ name: string }>(APPLIED).catch((error: unknown) => {
    if (codeOf(error) === undefinedTable) return []
    throw error
  })
  return namesBeside(applied, folder)
}

async function namesBeside(applied: readonly { name: string }[], from: URL): Promise<string[]> {
  const known = new Set(applied.map(({ name }) => name))
  return (await readdir(from)).filter((name) => name.endsWith('.sql') && !known.has(name)).sort()
}

/** Asked for again and again: a statement that waits would keep an index from being finished that is made concurrently. */
async function takeLock(client: pg.PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock])
    if (rows[0]?.taken) return
    await wait(pause)
  }
}

type Migration = { name: string; sql: string }

const undefinedTable = '42P01'
/** A lock that was not got in time, and one that two had of each other. */
const comesBack = ['55P03', '40P01']

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await wayOf(migration)(client, migration)
    } catch (error) {
      if (!comesBack.includes(codeOf(error)) || tries === mostTries) throw error
      await wait(pause)
    }
  }
}

/** The first line of a file says how it is applied, where that is not in one transaction. */
function wayOf({ sql }: Migration): (client: pg.PoolClient, migration: Migration) => Promise<void> {
  if (sql.startsWith('-- concurrently')) return applyConcurrently
  return sql.startsWith('-- in batches') ? applyInBatches : applyAtOnce
}

function applyAtOnce(client: pg.PoolClient, { name, sql }: Migration): Promise<void> {
  return inTransaction(client, async () => {
    await client.query(sql)
    await client.query(APPLY.text, [name])
  })
}

/** One statement that may stand in no transaction. An index that an earlier try has left half made is made anew. */
async function applyConcurrently(client: pg.PoolClient, { name, sql }: Migration): Promise<void> {
  // It waits for whoever began before it, and keeps nobody from writing meanwhile.
  await client.query('set statement_timeout = 0; set lock_timeout = 0')
  const names = [...sql.matchAll(/index concurrently (?:if not exists )?(\w+)/gi)].map(([, index]) => index)
  const invalid = `select relname as name from pg_index join pg_class on oid = indexrelid where not indisvalid and relname = any($1)`
  for (const left of (await client.query<{ name: string }>(invalid, [names])).rows)
    await client.query(`drop index concurrently if exists ${client.escapeIdentifier(left.name)}`)
  await client.query(sql)
  await client.query(APPLY.text, [name])
}

/** One statement again and again, each time in a transaction of its own, until it changes nothing more. It rests as long as it has worked. */
async function applyInBatches(client: pg.PoolClient, { name, sql }: Migration): Promise<void> {
  for (let changed = 1; changed > 0;) {
    const begun = performance.now()
    changed = await inTransaction(client, async () => (await client.query(sql)).rowCount ?? 0)
    if (changed > 0) await wait(performance.now() - begun)
  }
  await client.query(APPLY.text, [name])
}

async function inTransaction<Result>(client: pg.PoolClient, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin')
  try {
    // What there is may be large.
    await client.query(`set local statement_timeout = 0; set local lock_timeout = '${lockTimeout}'`)
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/** PostgreSQL's code of an error, empty for one that is not its own. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
