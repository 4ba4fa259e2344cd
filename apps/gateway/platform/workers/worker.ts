import type { Log } from '../log.ts'
import { telemetry } from '../telemetry/telemetry.ts'

/** The most rows in hand at once: the database has eight connections, and providers are slow. */
const batchSize = 20

/**
 * Work that waits in rows until its time has come. `due`: the condition, in SQL, that there is some at the moment `$1`. `round`: all that is due, or what is begun
 * before `going` says no.
 */
export type Worker<Deps> = { name: string; due: string; round: (deps: Deps, going?: () => boolean) => Promise<void> }

/**
 * The condition, in SQL, that some rows are due. The first of them is asked for in the order of an index: whether any exists at all would be looked for in whole
 * tables, since nobody tells the planner that hardly any is due.
 */
export const anyDue = (rows: string, by: string): string => `(select true from ${rows} order by ${by} limit 1)`

/**
 * `claim`: takes so many rows in hand at most whose time has come, and says when they are due again, so that they are not lost if we die here.
 * `run`: what is done with one of them; done twice it does no more than once.
 */
export type RowWork<Deps, Row> = {
  name: string
  claim: (deps: Deps, most: number) => Promise<Row[]>
  run: (row: Row, deps: Deps) => Promise<unknown>
}

/** A worker whose work is rows (docs/decisions/018-work-in-rows.md). */
export function worker<Deps extends { log: Log }, Row>({ due, ...work }: RowWork<Deps, Row> & { due: string }): Worker<Deps> {
  return { name: work.name, due, round: roundOf(work) }
}

/** A round of work in rows, until none is due or `going` says no. What goes wrong with one row is logged, and stops no other. */
export function roundOf<Deps extends { log: Log }, Row>({ name, claim, run }: RowWork<Deps, Row>): Worker<Deps>['round'] {
  return async (deps, going = () => true) => {
    for (let found = batchSize; found === batchSize && going();) {
      const rows = await claim(deps, batchSize)
      const outcomes = await Promise.allSettled(rows.map((row) => run(row, deps)))
      for (const outcome of outcomes) if (outcome.status === 'rejected') logWorkFault(deps.log, name, outcome.reason)
      found = rows.length
    }
  }
}

/** Says in the log, and to whoever measures, which work went wrong and how, without any value of its row. */
export function logWorkFault(log: Log, work: string, fault: unknown): void {
  telemetry.faulted({ fault, where: work })
  log.error({ work, fault: fault instanceof Error ? fault.message : typeof fault })
}
