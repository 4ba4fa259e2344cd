import { percentile } from '../support/interactions.ts'

/** The cost of an order: CPU of the gateway and of the database and waits for the disk, in milliseconds each, and the calls in which it is made. */
export type OrderCost = { gatewayMs: number; databaseMs: number; diskMs: number; calls: number }
export type Cores = { gateway: number; database: number }
/** Orders that come by chance, so many in a second of the mean, for so many seconds. */
export type Load = { perSecond: number; seconds: number }
/** The time until a call is answered, of a hundred the longest but one, in milliseconds; and the share of the time in which each kind of core works. */
export type Answered = { p99Ms: number; gatewayBusy: number; databaseBusy: number }

type Options = { load: Load; cost: OrderCost; cores: Cores; chance: () => number }

/** Lets the calls of orders come and wait for a core of a gateway, then for one of the database, then for its disk. How long each works is by chance too (exponential). */
export function simulate({ load, cost, cores, chance }: Options): Answered {
  const exponential = (mean: number) => -mean * Math.log(1 - chance())
  const perCall = (ms: number) => exponential(ms / cost.calls)
  const asked: number[] = []
  for (let at = 0; at < load.seconds * 1000; at += exponential(1000 / (load.perSecond * cost.calls))) asked.push(at)
  const gateway = serve(
    asked.map((at) => ({ at, asked: at })),
    { cores: cores.gateway, work: () => perCall(cost.gatewayMs) },
  )
  const database = serve(gateway.done, { cores: cores.database, work: () => perCall(cost.databaseMs) })
  const whole = load.seconds * 1000
  return {
    p99Ms: percentile(
      database.done.map((call) => call.at - call.asked + cost.diskMs / cost.calls),
      99,
    ),
    gatewayBusy: gateway.workedMs / whole / cores.gateway,
    databaseBusy: database.workedMs / whole / cores.database,
  }
}

/** A call: when it comes to where it is now, and when it was asked. */
type Queued = { at: number; asked: number }

/** Serves calls in the order in which they come, each on the core that is free first; gives them as they are done. */
function serve(calls: readonly Queued[], { cores, work }: { cores: number; work: () => number }): { done: Queued[]; workedMs: number } {
  const free = Array.from({ length: cores }, () => 0)
  let workedMs = 0
  const done = calls.map(({ at, asked }) => {
    const core = free.indexOf(Math.min(...free))
    const ms = work()
    workedMs += ms
    const end = Math.max(at, free[core] ?? 0) + ms
    free[core] = end
    return { at: end, asked }
  })
  return { done: done.toSorted((a, b) => a.at - b.at), workedMs }
}
