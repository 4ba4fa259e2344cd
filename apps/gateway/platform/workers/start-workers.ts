import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { moment } from '../database/moment.ts'
import type { Statement } from '../database/statement.ts'
import type { Log } from '../log.ts'
import { inSpan } from '../telemetry/spans.ts'
import { telemetry } from '../telemetry/telemetry.ts'
import { runPeriodically } from './run-periodically.ts'
import { logWorkFault, type Worker } from './worker.ts'

const lookEvery = 2000

type WorkersDeps = { db: Pick<Database, 'rows'>; clock: Clock; log: Log }

/**
 * Looks for the work of all of them by one statement, at once and then every two seconds, and begins a round of whoever has some and is not at it: at rest a
 * process asks the database one thing. `kick` begins a round of one that has just been given work, or another one after the round that is under way. `stop` waits for
 * the rounds that are under way.
 */
export function startWorkers<Deps extends WorkersDeps>(
  workers: readonly Worker<Deps>[],
  deps: Deps,
  every = lookEvery,
): { kick: (name: string) => void; stop: () => Promise<void> } {
  const due = dueWork(workers)
  const underWay = new Map<string, Promise<void>>()
  const again = new Set<string>()
  let stopped = false
  const looking = runPeriodically({ every, begin: true, work: look, onFault: (fault) => logWorkFault(deps.log, 'looking for work', fault) })

  async function look(going: () => boolean): Promise<void> {
    const [found] = await deps.db.rows<{ names: string[] }>(due, [moment(deps.clock.now())])
    telemetry.workersLooked()
    for (const each of workers) if (found?.names.includes(each.name) && !underWay.has(each.name) && going()) begin(each, going)
  }

  function begin({ name, round }: Worker<Deps>, going: () => boolean): void {
    const started = performance.now()
    const tell = (failed: boolean) => telemetry.roundDone({ worker: name, failed, ms: performance.now() - started })
    const work = inSpan({ name, kind: 'internal' }, () => round(deps, going))
      .then(
        () => tell(false),
        (fault: unknown) => {
          tell(true)
          logWorkFault(deps.log, name, fault)
        },
      )
      .finally(() => {
        underWay.delete(name)
        if (again.delete(name)) kick(name)
      })
    underWay.set(name, work)
  }

  function kick(name: string): void {
    const found = workers.find((each) => each.name === name)
    if (!found || stopped) return
    if (underWay.has(name)) again.add(name)
    else begin(found, () => !stopped)
  }

  return {
    kick,
    async stop() {
      stopped = true
      await looking.stop()
      await Promise.all(underWay.values())
    },
  }
}

/** The statement that gives the names of those that have work at the moment `$1`. */
export function dueWork(workers: readonly Pick<Worker<never>, 'name' | 'due'>[]): Statement<{ names: unknown }> {
  const names = workers.map(({ name, due }) => `case when ${due} then '${name}' end`)
  return { name: 'due-work', text: `select array_remove(array[${names.join(', ')}], null) as names` }
}
