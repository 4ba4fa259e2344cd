import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { getOrderDetail, getStoreList, postOrder, updateOrderStatus } from '@harbour/protocol'
import { call, newGuest, orderOf, type Guest } from './support/guest.ts'
import type { Result } from './support/results.ts'
import { startGateway, type Running } from './support/running.ts'

const orders = 250
const streamsEach = 20
const streams = orders * streamsEach

type Tracked = { orderId: string; storeId: string; ticket: string }

/** Five thousand live trackers on one process: what each of them weighs there, and how long after a shop's word its guests see it. */
export async function benchTrackers(): Promise<Result[]> {
  const gateway = await startGateway()
  try {
    const tracked = await placeAll(gateway)
    const before = residentKilobytes(gateway.pid)
    const heard = new Map<string, (at: number) => void>()
    const open = await openAll(gateway, tracked, (orderId) => heard.get(orderId)?.(performance.now()))
    const each = (residentKilobytes(gateway.pid) - before) / streams
    const delays = await tellAll(gateway, tracked, heard)
    for (const close of open) close()
    const [half = 0, most = 0] = [0.5, 0.99].map((part) => delays.toSorted((a, b) => a - b)[Math.floor(delays.length * part)] ?? 0)
    const heardOf = `${delays.length.toLocaleString('en')} of ${streams.toLocaleString('en')}`
    return [
      { what: 'memory of the process for each live tracker', ours: `${each.toFixed(1)} kB` },
      { what: `from the shop’s word to ${heardOf} trackers, the median`, ours: `${half.toFixed(0)} ms` },
      {
        what: 'the same, 99th percentile',
        ours: `${most.toFixed(0)} ms`,
        aim: 'under 1,000 ms',
        met: most < 1000 && delays.length === streams,
      },
    ]
  } finally {
    await gateway.stop()
  }
}

async function placeAll(gateway: Running): Promise<Tracked[]> {
  const guest = await newGuest(gateway.url)
  const { stores } = await call(gateway.url, getStoreList, { input: { orderType: 1 }, guest })
  const shops = stores.filter(({ openness }) => openness.state === 'open').map(({ storeId }) => storeId)
  const placed: Tracked[] = []
  for (let at = 0; at < orders; at++) {
    const storeId = shops[at % shops.length] ?? ''
    const { orderId } = await call(gateway.url, postOrder, { input: { ...orderOf(storeId), clientOrderId: randomUUID() }, guest })
    const { ticket } = await call(gateway.url, getOrderDetail, { input: { orderId }, guest })
    placed.push({ orderId, storeId, ticket })
  }
  return placed
}

/** Opens every stream, and says of which order each later step came; gives how to close them. */
async function openAll({ url }: Running, tracked: readonly Tracked[], onStep: (orderId: string) => void): Promise<(() => void)[]> {
  const agent = new Agent({ keepAlive: false, maxSockets: Infinity })
  const open: (() => void)[] = []
  for (const { orderId, ticket } of tracked)
    open.push(
      ...(await Promise.all(
        Array.from({ length: streamsEach }, () => {
          const { promise, resolve, reject } = Promise.withResolvers<() => void>()
          const asked = request(`${url}/events/orders/${orderId}?ticket=${ticket}`, { agent }, (response) => {
            let steps = 0
            response.setEncoding('utf8').on('data', (text: string) => {
              for (const _step of text.matchAll(/^data:/gm)) if ((steps += 1) > 1) onStep(orderId)
              if (steps >= 1) resolve(() => asked.destroy())
            })
            response.on('error', () => {})
            if (response.statusCode !== 200) reject(new Error(`a stream is answered ${response.statusCode}`))
          })
          asked.on('error', reject)
          asked.end()
          return promise
        }),
      )),
    )
  await new Promise((resolve) => setTimeout(resolve, 2000))
  return open
}

/** Every shop accepts, one order after another; the milliseconds from its word to each tracker of it. */
async function tellAll(
  { url, dataDir }: Running,
  tracked: readonly Tracked[],
  heard: Map<string, (at: number) => void>,
): Promise<number[]> {
  const keys = JSON.parse(readFileSync(join(dataDir, 'shop-keys.json'), 'utf8')) as Record<string, string> // the gateway's own file
  const delays: number[] = []
  for (const { orderId, storeId } of tracked) {
    const till: Guest = { key: keys[storeId] ?? '', deviceId: randomUUID() }
    const said = performance.now()
    heard.set(orderId, (at) => void delays.push(at - said))
    await call(url, updateOrderStatus, { input: { storeId, orderId, status: 10 }, guest: till })
  }
  await new Promise((resolve) => setTimeout(resolve, 3000))
  return delays
}

function residentKilobytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN)
}
