import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { cpuSeconds } from './support/cpu.ts'
import { databaseOf, onDatabase } from './support/database.ts'
import { databaseWork, type DatabaseWork } from './support/database-work.ts'
import { grow, grownTo } from './support/grow.ts'
import { median } from './support/median.ts'
import { clearKitchens, guests, orderOnce, ordersReady, promo, withScene, type Scene } from './support/paid-orders.ts'
import { paidOrderScript } from './support/paid-order-script.ts'
import { runPgbench, type Peak } from './support/peak.ts'
import type { Result } from './support/results.ts'
import type { Running } from './support/running.ts'

const ordersInRound = 640
const warmUp = 2000
const rounds = 3
const cores = 2
/** Vendure 3.7.3 and Medusa 2.21.2 on the same machine, in November 2026: CPU of application and database for one complete order on the same flow, in milliseconds. */
const peers = { Vendure: 289, Medusa: 1308 }

/** A round of ours: milliseconds of CPU an order, by who used them. */
type Round = Peak & { databaseMillis: number; providerMillis: number; guestMillis: number; perSecondAlone: number }

/**
 * A complete order as sixteen guests make it at once: cart and price with a promo code, order, payment at the provider, and back. Beside it, in turn,
 * pgbench with the gateway's own writes on the same database. What guests send is made before the clock starts.
 */
export async function benchPaidOrders(): Promise<Result[]> {
  const one = await withScene(1, async (scene) => {
    await warmedUp(scene)
    const theirs = await sameWrites(scene) // pgbench repeats an order that there is
    const [mine, peer] = await alternate(() => oneRound(scene), theirs)
    const { url } = databaseOf(scene.gateway)
    const work = { ours: await databaseWork(url, () => oneRound(scene)), peer: await databaseWork(url, theirs) }
    const idle = await idleMillis(scene.gateway)
    return { mine, peer, work, idle, grown: await afterGrowth(scene) }
  })
  const together: [number, Round][] = []
  for (const workers of [2, 4]) together.push([workers, await withScene(workers, settled)])
  return [...told(one), ...together.map(([workers, round]) => withWorkers(workers, round, one.mine))]
}

/** A chain that has sold something, and whose database knows how its tables look: by itself it would within the minute. */
async function warmedUp(scene: Scene): Promise<void> {
  for (let made = 0; made < warmUp; made += ordersInRound) await oneRound(scene)
  await onDatabase(databaseOf(scene.gateway).url, (client) => client.query('vacuum analyze'))
}

async function settled(scene: Scene): Promise<Round> {
  await warmedUp(scene)
  const all: Round[] = []
  for (let round = 0; round < rounds; round++) all.push(await oneRound(scene))
  return medians(all)
}

function withWorkers(workers: number, { perSecond, cpuMillis }: Round, one: Round): Result {
  return {
    what: `WORKERS=${workers}, with guests and provider on the same ${cores} cores, beside one process: in a second (CPU an order)`,
    ours: `${perSecond.toFixed(0)} (${cpuMillis.toFixed(2)} ms)`,
    peer: `${one.perSecond.toFixed(0)} (${one.cpuMillis.toFixed(2)} ms)`,
    ratio: perSecond / one.perSecond,
  }
}

/** The CPU of gateway and database in a second in which nobody wants anything. */
async function idleMillis(gateway: Running): Promise<number> {
  const seconds = 60
  const before = cpuSeconds(gateway.pid)
  await sleep(seconds * 1000)
  return ((cpuSeconds(gateway.pid) - before) / seconds) * 1000
}

/** A round when the chain has been at it for long. */
async function afterGrowth(scene: Scene): Promise<Round> {
  await onDatabase(databaseOf(scene.gateway).url, grow)
  await oneRound(scene)
  const all: Round[] = []
  for (let round = 0; round < rounds; round++) all.push(await oneRound(scene))
  return medians(all)
}

type Measured = { mine: Round; peer: Peak; work: { ours: DatabaseWork; peer: DatabaseWork }; idle: number; grown: Round }

function told({ mine, peer, work, idle, grown }: Measured): Result[] {
  const what = `a complete order, ${guests} guests at once, beside pgbench with the same writes`
  const cpu = mine.cpuMillis / peer.cpuMillis
  const own = (millis: number) => `${millis.toFixed(2)} ms`
  const rate = mine.perSecondAlone / peer.perSecond
  const counted = (each: keyof DatabaseWork, of: DatabaseWork, times: number, digits = 1) => (of[each] / times).toFixed(digits)
  return [
    {
      what: `${what}: in a second`,
      ours: mine.perSecond.toFixed(0),
      peer: peer.perSecond.toFixed(0),
      ratio: mine.perSecond / peer.perSecond,
    },
    {
      what: `${what}: in a second, without the CPU of guests and provider`,
      ours: mine.perSecondAlone.toFixed(0),
      peer: peer.perSecond.toFixed(0),
      ratio: rate,
      aim: 'at least half',
      met: rate >= 0.5,
    },
    {
      what: `${what}: CPU of gateway and database`,
      ours: own(mine.cpuMillis),
      peer: own(peer.cpuMillis),
      ratio: cpu,
      aim: 'at most 1.5 times',
      met: cpu <= 1.5,
    },
    { what: 'the same', ours: own(mine.cpuMillis), aim: 'at most 5 ms', met: mine.cpuMillis <= 5 },
    { what: 'of that the gateway', ours: own(mine.cpuMillis - mine.databaseMillis) },
    { what: 'of that the database', ours: own(mine.databaseMillis) },
    { what: 'beside it the provider', ours: own(mine.providerMillis) },
    { what: 'beside it the guests', ours: own(mine.guestMillis) },
    {
      what: 'statements an order',
      ours: counted('transactions', work.ours, ordersInRound),
      peer: counted('transactions', work.peer, pgbenchTimes),
    },
    { what: 'commits that write', ours: counted('commits', work.ours, ordersInRound), peer: counted('commits', work.peer, pgbenchTimes) },
    { what: 'kB of the database’s log', ours: kilobytes(work.ours, ordersInRound), peer: kilobytes(work.peer, pgbenchTimes) },
    {
      what: 'waits for the disk (fsyncs)',
      ours: counted('fsyncs', work.ours, ordersInRound),
      peer: counted('fsyncs', work.peer, pgbenchTimes),
    },
    { what: 'CPU of gateway and database in a second of rest', ours: own(idle), aim: 'at most 3 ms', met: idle <= 3 },
    {
      what: `the same with ${grownTo.orders.toLocaleString('en')} orders, ${grownTo.members.toLocaleString('en')} members and ${grownTo.holds.toLocaleString('en')} held codes in the tables, beside the same without`,
      ours: own(grown.cpuMillis),
      peer: own(mine.cpuMillis),
      ratio: grown.cpuMillis / mine.cpuMillis,
      aim: 'at most 1.2 times',
      met: grown.cpuMillis <= 1.2 * mine.cpuMillis,
    },
    ...Object.entries(peers).map(([name, millis]) => ({
      what: `CPU of a complete order beside ${name}’s, as measured on this stack`,
      ours: own(mine.cpuMillis),
      peer: `${millis} ms`,
      ratio: mine.cpuMillis / millis,
      aim: 'at most a hundredth',
      met: mine.cpuMillis * 100 <= millis,
    })),
  ]
}

const kilobytes = ({ walBytes }: DatabaseWork, times: number) => (walBytes / times / 1000).toFixed(1)

async function oneRound(scene: Scene): Promise<Round> {
  const { gateway, bank, everybody } = scene
  await clearKitchens(gateway)
  const ready = await ordersReady(scene, ordersInRound)
  const { postmaster } = databaseOf(gateway)
  const used = () => ({ all: cpuSeconds(gateway.pid), database: cpuSeconds(postmaster), bank: cpuSeconds(bank.pid), guests: ownSeconds() })
  const [before, begun] = [used(), performance.now()]
  await Promise.all(
    everybody.map(async () => {
      for (let next = ready.pop(); next; next = ready.pop()) await orderOnce(next, scene)
    }),
  )
  const [seconds, after] = [(performance.now() - begun) / 1000, used()]
  const millis = (who: keyof typeof after) => ((after[who] - before[who]) / ordersInRound) * 1000
  const alone = seconds - (after.bank - before.bank + after.guests - before.guests) / cores
  return {
    cpuMillis: millis('all'),
    databaseMillis: millis('database'),
    providerMillis: millis('bank'),
    guestMillis: millis('guests'),
    perSecond: ordersInRound / seconds,
    perSecondAlone: ordersInRound / alone,
  }
}

function ownSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

const pgbenchTimes = 4000

async function sameWrites({ gateway, shops }: Scene): Promise<() => Promise<Peak>> {
  const database = databaseOf(gateway)
  const file = join(gateway.dataDir, 'paid-order.sql')
  writeFileSync(file, await paidOrderScript(database.url, { shops, promo }))
  return () => Promise.resolve(runPgbench({ ...database, file, clients: guests, times: pgbenchTimes }))
}

/** Both in turn, so that whatever else the machine does meets both; each one's median. */
async function alternate(ours: () => Promise<Round>, theirs: () => Promise<Peak>): Promise<[Round, Peak]> {
  const [mine, peer]: [Round[], Peak[]] = [[], []]
  await theirs()
  for (let round = 0; round < rounds; round++) {
    mine.push(await ours())
    peer.push(await theirs())
  }
  return [medians(mine), medians(peer)]
}

/** The median of each figure. */
function medians<Figures extends Record<string, number>>(all: readonly Figures[]): Figures {
  const keys = Object.keys(all[0] ?? {})
  return Object.fromEntries(keys.map((key) => [key, median(all.map((each) => each[key] ?? NaN))])) as Figures // each key of them
}
