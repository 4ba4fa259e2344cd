import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomFractions } from '../support/random.ts'
import type { Result } from '../support/results.ts'
import { simulate, type Cores, type OrderCost } from './simulate.ts'

/** Chains by their shops, from one of today to one that does not exist. */
const chains = [20, 200, 2000, 20_000]
/** Orders of a shop in a day, and the share of them in its busiest quarter of an hour. */
const [ordersADay, inBusiest] = [150, 0.05]
/** A rush: a campaign that reaches every phone at seven in the evening. */
const rush = 10
/** The calls of a complete order that reach the database, and the reads of menus and pages that come with each order, of those who look and buy nothing too. */
const [callsAnOrder, readsAnOrder] = [4, 100]
/** A wait for the disk, in milliseconds, as of a disk in a data centre. */
const diskMs = 2
/** The bounds of what is enough: in a rush a core works at most half of the time, and of a hundred calls one takes longer than this, in milliseconds. */
const [mostBusy, mostMs] = [0.5, 50]
/** The cores of a machine; of the database there are three. */
const [machineCores, databases] = [4, 3]
/** A month's price of a core with its memory, and of a gigabyte, in HKD: list prices of the large providers in Hong Kong, to be changed for one's own. */
const prices = { core: Number(process.env.GROWTH_CORE_HKD ?? 220), gigabyte: Number(process.env.GROWTH_GB_HKD ?? 1) }
const backupDays = 30

export const growthAbout = `What a chain needs at a rush of ${rush} times its busiest quarter of an hour, simulated from the figures above (a complete order with a million orders in the tables, and the reading of a menu): ${ordersADay} orders a shop and day, ${inBusiest * 100} % of them in the busiest quarter, ${readsAnOrder} reads that come with each order, calls that come and work by chance, ${diskMs} ms for a wait for the disk. Enough are the least cores that work half of the time at most and answer all but one of a hundred calls within ${mostMs} ms. Of gateways there is one machine more than that, so that one may be lost; of the database there are ${databases} alike. A core with its memory at HK$${prices.core} a month and a gigabyte of disk at HK$${prices.gigabyte} (GROWTH_CORE_HKD, GROWTH_GB_HKD), logs kept for ${backupDays} days. Not in it: what boards, trackers and the office ask, which was not measured beside orders.`

/** Machines and their cost for chains of so many shops, by simulation. */
export function benchGrowth(sizes: readonly number[] = chains): Promise<Result[]> {
  const cost = measuredCost(readFileSync(join(import.meta.dirname, '../RESULTS.md'), 'utf8'))
  return Promise.resolve(sizes.map((shops) => resultOf(shops, cost)))
}

/** The cost of an order by the tables of results; throws where a figure is not there. */
export function measuredCost(results: string): OrderCost & { logKb: number } {
  const figure = (pattern: RegExp) => {
    const [, found] = pattern.exec(results) ?? []
    if (found === undefined) throw new Error(`the results have no ${pattern.source}`)
    return Number(found)
  }
  const grown = figure(/1,000,000 orders, 200,000 members[^|]*\| [\d.]+ ms \| [\d.]+ ms \| ([\d.]+) \|/)
  const read = figure(/\| menu read [^|]*\| ([\d.]+) ms/)
  return {
    gatewayMs: figure(/\| of that the gateway \| ([\d.]+) ms/) * grown + readsAnOrder * read,
    databaseMs: figure(/\| of that the database \| ([\d.]+) ms/) * grown,
    diskMs: figure(/\| waits for the disk \(fsyncs\) \| ([\d.]+)/) * diskMs,
    calls: callsAnOrder,
    logKb: figure(/\| kB of the database’s log \| ([\d.]+)/),
  }
}

function resultOf(shops: number, cost: OrderCost & { logKb: number }): Result {
  const orders = shops * ordersADay
  const perSecond = ((orders * inBusiest) / 900) * rush
  const { cores, p99Ms } = leastCores(perSecond, cost)
  const machines = { gateways: Math.ceil(cores.gateway / machineCores) + 1, databaseCores: Math.max(machineCores, cores.database) }
  const logGb = (orders * cost.logKb) / 1e6
  const allCores = machines.gateways * machineCores + databases * machines.databaseCores
  const month = allCores * prices.core + backupDays * logGb * prices.gigabyte
  const whole = (value: number) => Math.round(value).toLocaleString('en')
  return {
    what: `${whole(shops)} shops, ${whole(orders)} orders a day, ${whole(perSecond)} a second in a rush`,
    ours: `cores of gateways ${cores.gateway}, in ${machines.gateways} machines, of the database ${cores.database}, in ${databases}; ${Math.ceil(p99Ms)} ms; ${logGb.toFixed(1)} GB of log a day; HK$${whole(month)} a month, ${((month / orders / 30) * 100).toFixed(2)} cents an order`,
  }
}

/** The least cores that are enough: one more of the kind that works too long, of both where calls wait all the same. */
function leastCores(perSecond: number, cost: OrderCost): { cores: Cores; p99Ms: number } {
  const load = { perSecond, seconds: Math.max(10, Math.min(600, 10_000 / perSecond)) }
  const run = (cores: Cores) => simulate({ load, cost, cores, chance: randomFractions(1) })
  const cores = { gateway: 1, database: 1 }
  for (;;) {
    const { p99Ms, gatewayBusy, databaseBusy } = run(cores)
    if (gatewayBusy > mostBusy) cores.gateway++
    else if (databaseBusy > mostBusy) cores.database++
    else if (p99Ms > mostMs) {
      cores.gateway++
      cores.database++
    } else return { cores, p99Ms }
  }
}
