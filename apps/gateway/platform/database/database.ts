import pg from 'pg'
import { inSpan } from '../telemetry/spans.ts'
import { orderedValues, type Statement, type StatementOf, type Values } from './statement.ts'

export type Rows = <Row>(statement: StatementOf<NoInfer<Row>>, values?: Values) => Promise<Row[]>

/** A statement or more to be written in the transaction of something else. */
export type AlsoWritten = (rows: Rows) => Promise<void>

export type Database = {
  url: string
  pool: pg.Pool
  /** Runs a statement and gives its rows. Counts and money come as numbers, moments as epoch milliseconds. */
  rows: Rows
  /** Runs several statements in one transaction: all of them happen, or none. */
  transaction: <Result>(work: (rows: Rows) => Promise<Result>) => Promise<Result>
  /** Runs several statements in one transaction, each of which sees what was there at the first of them. */
  snapshot: <Result>(work: (rows: Rows) => Promise<Result>) => Promise<Result>
  /** Writes a little, to the disk and to a row, on a connection of its own; throws where that cannot be done, or takes too long. */
  tryWriting: () => Promise<void>
  /** The connections of the pool: at work, at rest, how many statements wait for one, and how many there may be. */
  poolState: () => { busy: number; idle: number; waiting: number; most: number }
  stop: () => Promise<void>
}

const connections = 8
const milliseconds = 1000

/** The pool of connections to PostgreSQL; `more` are settings of it over the usual ones. */
export function openDatabase(url: string, more: pg.PoolConfig = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types: { getTypeParser: typeParser },
    connectionTimeoutMillis: 5 * milliseconds,
    statement_timeout: 15 * milliseconds,
    idleTimeoutMillis: 60 * milliseconds,
    application_name: 'harbour',
    ...more,
  })
  // A connection that breaks while idle is replaced by the pool; the next query says so if the database is gone.
  pool.on('error', () => {})
  pool.on('connect', outliveLoss)
  const trial = openTrial(url)
  return {
    url,
    pool,
    rows: rowsOf(pool),
    transaction: (work) => inTransaction(pool, work),
    snapshot: (work) => inTransaction(pool, work, 'begin isolation level repeatable read'),
    tryWriting: trial.tryWriting,
    poolState: () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount, most: connections }),
    stop: async () => void (await Promise.all([pool.end(), trial.stop()])),
  }
}

/**
 * A connection that is lost between two statements of a transaction has nobody who waits for it, and the pool hears of those at rest alone: unheard, it would end
 * the process. The next statement says that it is gone.
 */
function outliveLoss(client: pg.PoolClient): void {
  client.on('error', () => {})
}

/** Fills more than the memory that it is left, so that PostgreSQL asks the disk for new room; an update alone finds its room in old pages. */
const TRY_WRITING = `set local work_mem = '64kB';
  select count(*) from generate_series(1, 30000);
  update readiness set written_at = now()`

/** One connection beside the pool: a rush that has them all at work is no reason to send guests away. */
function openTrial(url: string): { tryWriting: () => Promise<void>; stop: () => Promise<void> } {
  const trial = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: 5 * milliseconds,
    query_timeout: 5 * milliseconds,
    idleTimeoutMillis: 60 * milliseconds,
    application_name: 'harbour readiness',
  })
  trial.on('error', () => {})
  trial.on('connect', outliveLoss)
  return { tryWriting: async () => void (await trial.query(TRY_WRITING)), stop: () => trial.end() }
}

/** A span of a statement has its name, never its values. */
const attributes = { 'db.system.name': 'postgresql' } as const

function rowsOf(client: pg.Pool | pg.PoolClient): Rows {
  // `as`: the statement's columns are the row type that its caller declares beside it.
  return async <Row>(statement: Statement, values: Values = []) => {
    const { name, text } = statement
    const span = { name, kind: 'client', attributes } as const
    return (await inSpan(span, () => client.query({ name, text, values: orderedValues(statement, values) }))).rows as Row[]
  }
}

async function inTransaction<Result>(pool: pg.Pool, work: (rows: Rows) => Promise<Result>, begin = 'begin'): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query(begin)
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
