import { AsyncLocalStorage } from 'node:async_hooks'
import type { Instant } from '@harbour/rules'
import pLimit from 'p-limit'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ReadReplica } from '../../platform/database/read-replica.ts'
import { Refused } from '../../platform/handle.ts'
import type { Log } from '../../platform/log.ts'

/** The databases that reports are read from. */
export type ReportReadings = {
  /** The primary, but inside of `mayBeLate` whatever that has chosen: whoever reads a year waits for others who do, and holds up no guest. */
  db: Database
  /**
   * Runs a report that may be late on the replica, as far as there is one that can be read, else on the primary. `asOf`: the moment of which it tells, where
   * something later may be missing; undefined where nothing is. What fails on the replica is run once more on the primary, so it must write nothing.
   */
  mayBeLate: <Answer>(run: () => Answer | Promise<Answer>) => Promise<{ answer: Answer; asOf: Instant | undefined }>
}

export type ReportReadingsDeps = {
  db: Database
  replica: Pick<ReadReplica, 'db' | 'lag'> | undefined
  clock: Clock
  log: Pick<Log, 'warn'>
}

/** The reports that a process has under way at once: of the connections that guests' orders need they take no more; a replica has nothing else to do. */
const atOnce = { primary: 2, replica: 6 }

/** PostgreSQL's code for a statement that has taken the time that it has. */
export const statementTimeout = '57014'

export function createReportReadings({ db, replica, clock, log }: ReportReadingsDeps): ReportReadings {
  const primary = limited(db, atOnce.primary)
  const late = replica && limited(replica.db, atOnce.replica)
  const chosen = new AsyncLocalStorage<Reading>()
  const reading = () => chosen.getStore() ?? primary
  return {
    db: { ...db, rows: (statement, values) => reading().rows(statement, values), snapshot: (work) => reading().snapshot(work) },
    async mayBeLate(run) {
      const lag = await replica?.lag()
      if (late === undefined || lag === undefined) return { answer: await run(), asOf: undefined }
      const asOf = lag === 0 ? undefined : clock.now() - Math.ceil(lag)
      try {
        return { answer: await chosen.run(late, run), asOf }
      } catch (error) {
        if (error instanceof Refused || isTooLong(error)) throw error
        log.warn({
          replica: 'a report failed on it and is read from the primary',
          fault: error instanceof Error ? error.message : typeof error,
        })
        return { answer: await run(), asOf: undefined }
      }
    },
  }
}

/** True for a statement that the database has ended because it took too long: the next one would take as long. */
export const isTooLong = (error: unknown): boolean => (error as { code?: unknown }).code === statementTimeout // PostgreSQL's faults have one

type Reading = Pick<Database, 'rows' | 'snapshot'>

function limited(db: Database, most: number): Reading {
  const limit = pLimit(most)
  return {
    rows: (statement, values) => limit(() => db.rows(statement, values)),
    snapshot: (work) => limit(() => db.snapshot(work)),
  }
}
