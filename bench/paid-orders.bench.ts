import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getStoreList, orderPay, payStatusGet, postOrder, previewOrder, type Action, type Reply, type Sent } from '@harbour/protocol'
import { Agent, request } from 'undici'
import { cpuSeconds } from './support/cpu.ts'
import { databaseOf, onDatabase } from './support/database.ts'
import { databaseWork, type DatabaseWork } from './support/database-work.ts'
import { grow, grownTo } from './support/grow.ts'
import { call, formHeaders, formOf, newGuest, orderOf, type Guest } from './support/guest.ts'
import { median } from './support/median.ts'
import { paidOrderScript } from './support/paid-order-script.ts'
import { runPgbench, type Peak } from './support/peak.ts'
import type { Result } from './support/results.ts'
import { freePort, startGateway, startNode, type Running } from './support/running.ts'

const guests = 16
const ordersInRound = 640
const warmUp = 2000
const rounds = 3
const cores = 2
const promo = 'HARBOUR25'
/** Vendure 3.7.3 and Medusa 2.21.2 on the same machine, in November 2026: CPU of application and database for one complete order on the same flow, in milliseconds. */
const peers = { Vendure: 289, Medusa: 1308 }

/** A round of ours: milliseconds of CPU an order, by who used them. */
type Round = Peak & { databaseMillis: number; providerMillis: number; guestMillis: number; perSecondAlone: number }

type Scene = { gateway: Running; bank: Running; everybody: readonly Guest[]; shops: readonly string[] }

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

/** A gateway of so many processes, its provider, and guests who have come in. */
async function withScene<Found>(workers: number, work: (scene: Scene) => Promise<Found>): Promise<Found> {
  const port = await freePort()
  const bankUrl = `http://127.0.0.1:${port}`
  const gateway = await startGateway({ PAY_SANDBOX_URL: bankUrl, WORKERS: String(workers) })
  const env = {
    PORT: String(port),
    CLOCK: '2026-11-23T12:00:00+08:00',
    PAYMENTS_FILE: join(gateway.dataDir, 'payments.jsonl'),
    HOOK_URL: `${gateway.url}/hooks/sandbox`,
  }
  const bank = await startNode(join(import.meta.dirname, '../apps/sandbox/payments/serve.ts'), { url: bankUrl, ready: '/', env })
  try {
    const everybody = await Promise.all(Array.from({ length: guests }, () => newGuest(gateway.url)))
    return await work({ gateway, bank, everybody, shops: await openShops(gateway) })
  } finally {
    await bank.stop()
    await gateway.stop()
  }
}

/** The CPU of gateway and database in a second in which nobody wants anything. */
async function idleMillis(gateway: Running): Promise<number> {
  const seconds = 20
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

async function openShops(gateway: Running): Promise<string[]> {
  const guest = await newGuest(gateway.url)
  const { stores } = await call(gateway.url, getStoreList, { input: { orderType: 1 }, guest })
  return stores.filter(({ openness }) => openness.state === 'open').map(({ storeId }) => storeId)
}

/** Nobody cooks here: what was ordered before is done, and no shop has a queue; the gateway knows it two seconds later. */
async function clearKitchens(gateway: Running): Promise<void> {
  await onDatabase(databaseOf(gateway).url, (client) => client.query(`update orders set state = 'completed' where state <> 'completed'`))
  await sleep(2500)
}

/** All that a guest sends for an order, but for what the answers tell. */
type Ready = { guest: Guest; preview: Buffer; order: Buffer }

async function oneRound(scene: Scene): Promise<Round> {
  const { gateway, bank, everybody } = scene
  await clearKitchens(gateway)
  const ready = await ordersReady(scene)
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

async function ordersReady({ gateway, everybody, shops }: Scene): Promise<Ready[]> {
  const drafts = await Promise.all(shops.map((storeId) => priced(storeId, gateway.url, everybody[0])))
  return Array.from({ length: ordersInRound }, (_, at) => {
    const [guest, priceOf] = [everybody[at % everybody.length], drafts[at % drafts.length]]
    if (!guest || !priceOf) throw new Error('there are no guests, or no shops')
    const { draft, total } = priceOf
    const order: Sent<typeof postOrder> = { ...draft, clientOrderId: randomUUID(), payMethod: 'alipay', total }
    return { guest, preview: formOf(previewOrder, draft, guest), order: formOf(postOrder, order, guest) }
  })
}

async function priced(storeId: string, url: string, guest: Guest | undefined) {
  const { lines, cutlery, orderType } = orderOf(storeId)
  const draft = { storeId, orderType, lines, cutlery, coupons: [promo] }
  if (!guest) throw new Error('there are no guests')
  const { price, couponIssues } = await call(url, previewOrder, { input: draft, guest })
  if (!price || couponIssues.length > 0) throw new Error(`no price, or no coupon: ${JSON.stringify(couponIssues)}`)
  return { draft, total: price.total }
}

const dispatcher = new Agent({ connections: guests })

async function orderOnce({ guest, preview, order }: Ready, { gateway: { url }, bank }: Scene): Promise<void> {
  await ask(url, previewOrder, preview)
  const { orderId } = await ask(url, postOrder, order)
  const { page } = await ask(url, orderPay, formOf(orderPay, { orderId: orderId ?? '', method: 'alipay' }, guest))
  const ref = /pay_[\w-]+/.exec(page ?? '')?.[0]
  const approved = await request(`${bank.url}/payments/${ref}/approve`, { dispatcher, method: 'POST' })
  await approved.body.text()
  if (approved.statusCode !== 200) throw new Error(`the provider answers ${approved.statusCode}`)
  const paid = await ask(url, payStatusGet, formOf(payStatusGet, { orderId: orderId ?? '' }, guest))
  if (paid.order?.status !== 7) throw new Error(`the order stands at ${paid.order?.status}`)
}

/** The parts of answers that the next question needs. */
type ReplyData = { orderId?: string; page?: string | null; order?: { status: number } }

/** As `call`, but that it does not check the answer against its schema: guests are not what is measured. */
async function ask(url: string, { gateway, name }: Action, form: Buffer): Promise<ReplyData> {
  const { body } = await request(`${url}/api/${gateway}?_name=${name}`, { dispatcher, method: 'POST', headers: formHeaders, body: form })
  const reply = (await body.json()) as Reply // from our own gateway
  if (reply.status !== 1) throw new Error(`${name}: ${reply.code} ${reply.msg}`)
  return reply.data as ReplyData // its schema has these
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
