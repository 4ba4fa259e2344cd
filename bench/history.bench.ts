import { getUserOrders } from '@harbour/protocol'
import { databaseOf, onDatabase } from './support/database.ts'
import { fillOrders } from './support/fill-orders.ts'
import { formHeaders, formOf, newGuest, type Guest } from './support/guest.ts'
import { load } from './support/load.ts'
import type { Result } from './support/results.ts'
import { startGateway, type Running } from './support/running.ts'

/** Ten million take some minutes and eight gigabytes to fill, so they are there when asked for. */
const sizes = [1000, 100_000, Number(process.env.HISTORY_ORDERS ?? 1_000_000)]
const own = { first: 500, most: 5000 }
const reads = 600
const rounds = 9

type Table = { size: number; gateway: Running; guest: Guest; ownIds: string[]; measured: number[] }

/** Reads pages from anywhere in a member's history, at each size of the table; rounds alternate, so that what else the machine does meets all. */
export async function benchHistory(): Promise<Result[]> {
  const tables: Table[] = []
  try {
    for (const size of sizes) tables.push(await tableOf(size))
    for (let round = -1; round < rounds; round++)
      for (const table of tables) {
        const ms = await slowest(table)
        if (round >= 0) table.measured.push(ms)
      }
    const [smallest = 0] = tables.map(middle)
    return tables.map((table, at) => {
      const ratio = middle(table) / smallest
      const aim = at === 0 ? {} : { ratio, aim: 'less than 1.5 times the first', met: ratio < 1.5 }
      return { what: `a page at ${table.size.toLocaleString('en')} orders`, ours: `${middle(table).toFixed(2)} ms`, ...aim }
    })
  } finally {
    for (const { gateway } of tables) await gateway.stop()
  }
}

const middle = ({ measured }: Table) => measured.toSorted((a, b) => a - b)[Math.floor(measured.length / 2)] ?? 0

async function tableOf(size: number): Promise<Table> {
  const gateway = await startGateway()
  try {
    const guest = await newGuest(gateway.url)
    const every = Math.floor(size / (size > own.first * 10 ? own.most : own.first))
    const ownIds = await onDatabase(databaseOf(gateway).url, (client) => fillOrders(client, { size, every }))
    return { size, gateway, guest, ownIds, measured: [] }
  } catch (cause) {
    await gateway.stop()
    throw cause
  }
}

/** The 99th percentile of reading a page, in milliseconds. */
async function slowest({ gateway: { url }, guest, ownIds }: Table): Promise<number> {
  const [times, refused]: [number[], string[]] = [[], []]
  let begun = 0
  const body = () => {
    const after = ownIds[Math.floor(Math.random() * ownIds.length)]
    const form = formOf(getUserOrders, { after, limit: 20 }, guest)
    begun = performance.now()
    return form
  }
  const onAnswer = (_status: number, text: string) => {
    times.push(performance.now() - begun)
    if (!text.includes('"status":1')) refused.push(text)
  }
  const ask = { url: `${url}/api/Action?_name=${getUserOrders.name}`, method: 'POST' as const, headers: formHeaders, body }
  await load(ask, { times: reads, concurrency: 1, onAnswer })
  if (refused.length > 0) throw new Error(`${refused.length} pages were refused: ${refused[0]}`)
  return times.toSorted((a, b) => a - b)[Math.floor(reads * 0.99)] ?? 0
}
