import pg from 'pg'

/** A statement with a name, so that each connection plans it once. */
export type Statement = { name: string; text: string }

export type Rows = <Row>(statement: Statement, values?: unknown[]) => Promise<Row[]>

export type Database = {
  url: string
  pool: pg.Pool
  /** Runs a statement and gives its rows. Counts and money come as numbers, moments as epoch milliseconds. */
  rows: Rows
  /** Runs several statements in one transaction: all of them happen, or none. */
  transaction: <Result>(work: (rows: Rows) => Promise<Result>) => Promise<Result>
  stop: () => Promise<void>
}

const connections = 8
const milliseconds = 1000

/** The pool of connections to PostgreSQL. */
export function openDatabase(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types: { getTypeParser: typeParser },
    connectionTimeoutMillis: 5 * milliseconds,
    statement_timeout: 15 * milliseconds,
    idleTimeoutMillis: 60 * milliseconds,
    application_name: 'harbour',
  })
  // A connection that breaks while idle is replaced by the pool; the next query says so if the database is gone.
  pool.on('error', () => {})
  return {
    url,
    pool,
    rows: rowsOf(pool),
    transaction: (work) => inTransaction(pool, work),
    stop: () => pool.end(),
  }
}

function rowsOf(client: pg.Pool | pg.PoolClient): Rows {
  // `as`: the statement's columns are the row type that its caller declares beside it.
  return async <Row>({ name, text }: Statement, values: unknown[] = []) => (await client.query({ name, text, values })).rows as Row[]
}

async function inTransaction<Result>(pool: pg.Pool, work: (rows: Rows) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(rowsOf(client))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.release(broken)
  }
}

const types = { int8: 20, timestamptz: 1184 } as const

/** `bigint` and `timestamptz` come as text by default; ours are whole numbers below 2^53, and instants. */
export function typeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === types.int8) return Number
  if (oid === types.timestamptz) return instant
  return pg.types.getTypeParser(oid, format ?? 'text') as (value: string) => unknown // untyped by pg
}

/** `2026-11-30 12:00:00.5+00`, whatever the session's time zone, as epoch milliseconds. */
function instant(text: string): number {
  const at = Date.parse(
    `${text.slice(0, 10)}T${text.slice(11)}${text.length - Math.max(text.lastIndexOf('+'), text.lastIndexOf('-')) === 3 ? ':00' : ''}`,
  )
  if (Number.isNaN(at)) throw new RangeError(`not an instant: ${text}`)
  return at
}
