import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import type { Running } from './running.ts'

/** The database that a gateway of the bench has brought, and the process that serves it. */
export function databaseOf({ dataDir }: Pick<Running, 'dataDir'>): { url: string; postmaster: number } {
  const { port, password, home } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as {
    port: number
    password: string
    home: string
  }
  const postmaster = Number(readFileSync(resolve(dataDir, home, 'data/postmaster.pid'), 'utf8').split('\n')[0])
  return { url: `postgres://harbour:${password}@127.0.0.1:${port}/harbour`, postmaster }
}

/** Does something on a connection of its own. */
export async function onDatabase<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
