import type { Log } from './log.ts'
import { runPeriodically } from './run-periodically.ts'

/** The most rows in hand at once: the database has eight connections, and providers are slow. */
const atOnce = 20

/**
 * `claim`: takes so many rows in hand at most whose time has come, and says when they are due again, so that they are not lost if we die here.
 * `run`: what is done with one of them; done twice it does no more than once.
 */
export type WorkerOptions<Deps, Row> = {
  name: string
  every: number
  claim: (deps: Deps, most: number) => Promise<Row[]>
  run: (row: Row, deps: Deps) => Promise<unknown>
}

/** Does its work in rounds until `stop`, which waits for the round that is under way. `round`: one of them, until nothing is due any more. */
export type Worker<Deps> = ((deps: Deps) => { stop: () => Promise<void> }) & { round: (deps: Deps) => Promise<void> }

/** A worker whose work is rows (docs/decisions/018-work-in-rows.md). What goes wrong with one row is logged, and stops no other. */
export function worker<Deps extends { log: Log }, Row>({ name, every, claim, run }: WorkerOptions<Deps, Row>): Worker<Deps> {
  async function round(deps: Deps, going: () => boolean): Promise<void> {
    for (let found = atOnce; found === atOnce && going();) {
      const rows = await claim(deps, atOnce)
      const outcomes = await Promise.allSettled(rows.map((row) => run(row, deps)))
      for (const outcome of outcomes) if (outcome.status === 'rejected') tell(deps, outcome.reason)
      found = rows.length
    }
  }

  const tell = ({ log }: Deps, fault: unknown) => log.error({ work: name, fault: fault instanceof Error ? fault.message : typeof fault })

  const begin = (deps: Deps) =>
    runPeriodically({ every, begin: true, work: (going) => round(deps, going), onFault: (fault) => tell(deps, fault) })
  return Object.assign(begin, { round: (deps: Deps) => round(deps, () => true) })
}
