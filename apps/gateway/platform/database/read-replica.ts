import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { openDatabase, type Database } from './database.ts'
import { statement } from './statement.ts'

/** A standby of the database, for reading what may be late. */
export type ReadReplica = {
  db: Database
  /**
   * Says how late the replica is, in milliseconds: 0 once it has all that the primary had when this was asked, for which it is given a second. Undefined where it is not to be
   * read: it does not answer, is no standby, or is later than it may be.
   */
  lag: () => Promise<number | undefined>
  stop: () => Promise<void>
}

export type ReadReplicaDeps = {
  url: string
  primary: Pick<Database, 'rows'>
  /** The latest that it may be, in milliseconds. */
  mostLag: number
  log: Pick<Log, 'info' | 'warn'>
}

const POSITION = statement('replica-position', 'select pg_current_wal_flush_lsn()::text as position')
const REPLAYED = statement(
  'replica-replayed',
  `select pg_is_in_recovery() as standby, pg_last_wal_replay_lsn() >= $1::pg_lsn as whole,
    (extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()) * 1000)::float8 as late`,
)

/** The pauses between looks at a replica that has not caught up, in milliseconds: usually it is late by a few. */
const pauses = [0, 10, 40, 100, 150, 200, 250, 250]
/** The longest that a replica may take to say how late it is, and that a report may take on it, in milliseconds. */
const patience = 3000
const mostTime = 20_000
/** The time for which one that did not answer is left alone, in milliseconds. */
const rest = 10_000

/** Opens a standby for reading. It is asked for nothing until somebody reads, and a standby that is away keeps nothing from starting. */
export function openReadReplica({ url, primary, mostLag, log }: ReadReplicaDeps): ReadReplica {
  const db = openDatabase(url, { query_timeout: mostTime, application_name: 'harbour reports' })
  let leftAloneUntil = 0
  let state: string | undefined

  /** Says it once, whenever it changes. */
  function tell(now: string, fault?: string): void {
    if (now === state) return
    state = now
    if (now === 'read') log.info({ replica: now })
    else log.warn({ replica: now, fault })
  }

  async function howLate(position: string): Promise<number | undefined> {
    let late: number | null = null
    for (const pause of pauses) {
      await sleep(pause)
      const [found] = await db.rows<Replayed>(REPLAYED, [position])
      if (!found?.standby) return void tell('is no standby: the primary is read')
      if (found.whole) return (tell('read'), 0)
      late = found.late
    }
    if (late === null || late > mostLag) return void tell('is too late: the primary is read')
    tell('read')
    return Math.max(late, 1)
  }

  return {
    db,
    async lag() {
      if (performance.now() < leftAloneUntil) return undefined
      const [now] = await primary.rows<{ position: string }>(POSITION)
      if (!now) return undefined
      const tooLong = new AbortController()
      const timer = sleep(patience, undefined, { ref: false, signal: tooLong.signal })
      try {
        return await Promise.race([howLate(now.position), timer.then(() => Promise.reject(new Error('it does not answer')))])
      } catch (error) {
        leftAloneUntil = performance.now() + rest
        return void tell('cannot be read: the primary is', error instanceof Error ? error.message : typeof error)
      } finally {
        tooLong.abort()
        timer.catch(() => {})
      }
    },
    stop: db.stop,
  }
}

type Replayed = { standby: boolean; whole: boolean | null; late: number | null }
