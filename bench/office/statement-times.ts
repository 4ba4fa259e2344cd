import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** The milliseconds that statements took of the database, planning and running, and the slowest of them. */
type Taken = { millis: number; slowest: { millis: number; text: string } }

export type StatementTimes = { begin: () => Promise<void>; end: () => Promise<Taken>; stop: () => Promise<void> }

/** The time in which everything that a gateway does by itself has been done once. */
const idle = 15_000

/** Measures what the database takes between two moments, but for what goes on there by itself: statements that were seen while nobody asked anything. */
export async function statementTimes(url: string): Promise<StatementTimes> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(RESET)
  await sleep(idle)
  const own = (await client.query<{ id: string }>(SEEN)).rows.map(({ id }) => id)
  return {
    begin: async () => void (await client.query(RESET)),
    async end() {
      const { rows } = await client.query<{ millis: number; text: string }>(TAKEN, [own])
      return { millis: rows.reduce((sum, { millis }) => sum + millis, 0), slowest: rows[0] ?? { millis: 0, text: '' } }
    },
    stop: () => client.end(),
  }
}

const RESET = 'select pg_stat_statements_reset()'
const SEEN = 'select queryid::text as id from pg_stat_statements'
const TAKEN = `select total_exec_time + total_plan_time as millis, query as text from pg_stat_statements
  where queryid::text <> all($1::text[]) and query not like '%pg_stat_statements%' order by 1 desc`
