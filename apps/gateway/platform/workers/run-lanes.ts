import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { logWorkFault } from './worker.ts'

/** While a slow lane is waited for, others are looked for as often, in milliseconds. */
const lookEvery = 500

/** `take`: the ids of those that have work and that nobody has in hand, now in ours. `run`: does all of one's work. */
export type LaneWork = { name: string; log: Log; take: () => Promise<string[]>; run: (id: string) => Promise<void> }

/**
 * Does the work of several that each have a lane of their own, so that one which is slow or away holds up no other; until none is taken, or `going` says no, and
 * what was begun is done. A lane that goes wrong is logged, and stops no other; nor does it stop them that others could not be looked for, which is tried again.
 */
export async function runLanes({ name, log, take, run }: LaneWork, going: () => boolean): Promise<void> {
  const lanes = new Set<Promise<void>>()
  const logged = (fault: unknown) => logWorkFault(log, name, fault)
  const taken = async () => {
    if (!going()) return []
    return lanes.size === 0 ? take() : take().catch((fault: unknown) => (logged(fault), []))
  }
  do {
    for (const id of await taken()) {
      const lane: Promise<void> = run(id)
        .catch(logged)
        .finally(() => lanes.delete(lane))
      lanes.add(lane)
    }
    if (lanes.size > 0) await Promise.race([...lanes, pause(lookEvery, undefined, { ref: false })])
  } while (lanes.size > 0)
}
