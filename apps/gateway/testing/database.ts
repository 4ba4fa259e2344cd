import { inject } from 'vitest'
import pg from 'pg'
import { openDatabase } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'

/** `url` is PostgreSQL itself, `poolUrl` the way of gateways to it: through PgBouncer where the run has one, else the same. */
export type TestDatabase = { url: string; poolUrl: string; drop: () => Promise<void> }

/** Fills a template before databases are copied from it. The name tells one template of a run from another. */
export type Template = { name: string; fill: (url: string) => Promise<void> }

export const migrated: Template = { name: 'migrated', fill: migrateAt }

/** A database for one suite, copied in a few milliseconds from a template that is filled once in a run. */
export async function createTestDatabase(template: Template = migrated): Promise<TestDatabase> {
  const { url, poolUrl, run } = inject('testServer')
  const source = `${run}_${template.name}`
  const name = `${run}_${process.pid}_${++count}`
  await administer(url, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [source])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [source])
    if (rowCount === 0) await fillTemplate(client, source, template.fill)
    await client.query(`create database ${name} template ${source} strategy file_copy`)
  })
  return {
    url: databaseAt(url, name),
    poolUrl: databaseAt(poolUrl, name),
    drop: () => administer(url, async (client) => void (await client.query(`drop database ${name} with (force)`))),
  }

  /** Fills a draft first: a template that failed half way is not found by the next suite. */
  async function fillTemplate(client: pg.Client, to: string, fill: Template['fill']): Promise<void> {
    const draft = `${to}_draft`
    await client.query(`drop database if exists ${draft} with (force)`)
    await client.query(`create database ${draft}`)
    await fill(databaseAt(url, draft))
    await client.query(`alter database ${draft} rename to ${to}`)
  }
}

let count = 0

export async function administer(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

async function migrateAt(url: string): Promise<void> {
  const db = openDatabase(url)
  await migrate(db)
  await db.stop()
}

function databaseAt(url: string, name: string): string {
  const at = new URL(url)
  at.pathname = `/${name}`
  return at.href
}
