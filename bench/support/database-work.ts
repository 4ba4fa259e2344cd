import { setTimeout as sleep } from 'node:timers/promises'
import { onDatabase } from './database.ts'

/** The work of a database: transactions (a statement outside of one is one), those of them that wrote, bytes of its log, and waits for the disk. */
export type DatabaseWork = { transactions: number; commits: number; walBytes: number; fsyncs: number }

/** The time after which every connection has said what it did: an idle one says so once in ten seconds. */
const toldAfter = 11_000

const COUNTERS = `select (select xact_commit from pg_stat_database where datname = current_database())::float8 as transactions,
  pg_snapshot_xmax(pg_current_snapshot())::text::float8 as commits, pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as "walBytes",
  (select sum(fsyncs) from pg_stat_io where object = 'wal')::float8 as fsyncs`

/** The work that something makes for a database, without what goes on there by itself in the same time. */
export async function databaseWork(url: string, work: () => Promise<unknown>): Promise<DatabaseWork> {
  const read = () => onDatabase(url, async (client) => (await client.query<DatabaseWork>(COUNTERS)).rows[0])
  await sleep(toldAfter)
  const [begun, before] = [performance.now(), await read()]
  await work()
  await sleep(toldAfter)
  const [ended, after] = [performance.now(), await read()]
  await sleep(ended - begun)
  const idle = await read()
  if (!before || !after || !idle) throw new Error('the database counts nothing')
  const own = (key: keyof DatabaseWork) => after[key] - before[key] - (idle[key] - after[key])
  return { transactions: own('transactions'), commits: own('commits'), walBytes: own('walBytes'), fsyncs: own('fsyncs') }
}
