import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getProductMenu, getStoreList, postOrder, previewOrder } from '@harbour/protocol'
import { median } from './support/median.ts'
import { cpuSeconds } from './support/cpu.ts'
import { databaseOf, onDatabase } from './support/database.ts'
import { call, formHeaders, formOf, newGuest, orderOf, type Guest } from './support/guest.ts'
import { load } from './support/load.ts'
import { runPgbench } from './support/peak.ts'
import { postOrderWithValues } from './support/post-order-values.ts'
import { freePort, startGateway, startNode, type Running } from './support/running.ts'

export type Comparison = { what: string; ours: number; peer: number; ratio: number; aim: string; unit: 'ms CPU' }

const rounds = 5
const concurrency = 8

/** CPU per menu read beside a bare server with the same bytes, and per order beside pgbench with the same statement; rounds alternate. */
export async function benchGateway(): Promise<Comparison[]> {
  const gateway = await startGateway({ TRUST_PROXY: '127.0.0.1' })
  try {
    const guests = await Promise.all(Array.from({ length: 64 }, () => newGuest(gateway.url)))
    const [guest] = guests
    if (!guest) throw new Error('there are no guests')
    return [await benchMenu(gateway, guest), await benchOrder(gateway, guests)]
  } finally {
    await gateway.stop()
  }
}

async function benchMenu(gateway: Running, guest: Guest): Promise<Comparison> {
  const { url } = await call(gateway.url, getProductMenu, { input: {}, guest })
  const headers = { 'accept-encoding': 'br' }
  const answer = await fetch(`${gateway.url}${url}`, { headers })
  const sent = Object.fromEntries(
    [...answer.headers].filter(([name]) => !['content-length', 'date', 'connection', 'keep-alive', 'transfer-encoding'].includes(name)),
  )
  const folder = mkdtempSync(join(tmpdir(), 'harbour-bare-'))
  const file = join(folder, 'body')
  const bytes = await rawBody(`${gateway.url}${url}`, headers)
  writeFileSync(file, bytes)
  const port = await freePort()
  const bare = await startNode(join(import.meta.dirname, 'support/bare-server.ts'), {
    url: `http://127.0.0.1:${port}`,
    ready: '/',
    env: { PORT: String(port), BARE_BODY: file, BARE_HEADERS: JSON.stringify(sent) },
  })
  const times = 10_000
  const one = async ({ pid }: Running, address: string) =>
    cpuPer(pid, times, () => load({ url: address, headers }, { times, concurrency: 16 }))
  try {
    const [ours, peer] = await alternate(
      () => one(gateway, `${gateway.url}${url}`),
      () => one(bare, `${bare.url}${url}`),
    )
    return compare(`menu read (${bytes.length.toLocaleString('en')} bytes, brotli) beside bare node:http`, {
      ours,
      peer,
      aim: 'at most 1.25 times',
    })
  } finally {
    await bare.stop()
    rmSync(folder, { recursive: true })
  }
}

async function rawBody(url: string, headers: Record<string, string>): Promise<Buffer> {
  const { get } = await import('node:http')
  const { promise, resolve } = Promise.withResolvers<Buffer>()
  get(url, { headers }, (response) => {
    const chunks: Buffer[] = []
    response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)))
  })
  return promise
}

/** Each order from another network and of the next guest, as a chain gets them: those of one guest that are not paid yet are counted at each order. */
async function benchOrder(gateway: Running, guests: readonly Guest[]): Promise<Comparison> {
  const [guest = { key: '', deviceId: '' }] = guests
  const { stores } = await call(gateway.url, getStoreList, { input: { orderType: 1 }, guest })
  const shops = stores.filter(({ openness }) => openness.state === 'open').map(({ storeId }) => storeId)
  const { storeId, orderType, lines, cutlery, ...rest } = orderOf(shops[0] ?? '')
  const draft = { storeId, orderType, lines, cutlery }
  const { price } = await call(gateway.url, previewOrder, { input: draft, guest })
  const order = { ...rest, ...draft, total: price?.total ?? rest.total }
  let turn = 0
  const times = 1500
  const refused: string[] = []
  const ask = {
    url: `${gateway.url}/api/Action?_name=${postOrder.name}`,
    method: 'POST' as const,
    headers: () => ({ ...formHeaders, 'x-forwarded-for': `10.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}` }),
    body() {
      const who = guests[turn++ % guests.length] ?? guest
      return formOf(postOrder, { ...order, storeId: shops[turn % shops.length] ?? '', clientOrderId: randomUUID() }, who)
    },
  }
  const ours = async () => {
    await payForAll(gateway)
    return cpuPer(gateway.pid, times, () =>
      load(ask, { times, concurrency, onAnswer: (_status, text) => text.includes('"status":1') || refused.push(text) }),
    )
  }
  await ours() // pgbench repeats an order that there is
  const peer = await pgbenchOf(gateway, { times, shops })
  const [mine, theirs] = await alternate(ours, peer)
  if (refused.length > 0) throw new Error(`${refused.length} orders were refused: ${refused[0]}`)
  return compare('postOrder (5 lines; gateway + database) beside pgbench with the same statement (pgbench + database)', {
    ours: mine,
    peer: theirs,
    aim: 'at most 3 times',
  })
}

/** As though every order so far had been paid and eaten: it counts no more. */
async function payForAll(gateway: Running): Promise<void> {
  await onDatabase(databaseOf(gateway).url, async (client) => {
    await client.query(`update orders set state = 'completed' where state <> 'completed'`)
    await client.query('delete from order_origins')
    await client.query('vacuum analyze')
  })
}

/** pgbench running the very statement of postOrder, with an order as the gateway has just written it, on the same database. */
async function pgbenchOf(gateway: Running, { times, shops }: { times: number; shops: string[] }): Promise<() => Promise<number>> {
  const database = databaseOf(gateway)
  const script = join(gateway.dataDir, 'post-order.sql')
  const { rows } = await onDatabase(database.url, (client) => client.query<{ id: string }>('select distinct user_id as id from orders'))
  const userId = `(array['${rows.map(({ id }) => id).join("','")}'])[:who]::uuid`
  writeFileSync(script, `\\set who random(1, ${rows.length})\n${await postOrderWithValues(database.url, shops, { userId })};\n`)
  return async () => {
    await payForAll(gateway)
    return runPgbench({ ...database, file: script, clients: concurrency, times }).cpuMillis
  }
}

/** Runs both in turn, so that whatever else the machine does meets both; gives each one's median. */
async function alternate(ours: () => Promise<number>, peer: () => Promise<number>): Promise<[number, number]> {
  const [mine, theirs]: [number[], number[]] = [[], []]
  await ours()
  await peer()
  for (let round = 0; round < rounds; round++) {
    mine.push(await ours())
    theirs.push(await peer())
  }
  return [median(mine), median(theirs)]
}

/** Milliseconds of CPU that a process family uses for each of so many pieces of work. */
async function cpuPer(pid: number, times: number, work: () => Promise<void>): Promise<number> {
  const before = cpuSeconds(pid)
  await work()
  return ((cpuSeconds(pid) - before) / times) * 1000
}

function compare(what: string, { ours, peer, aim }: { ours: number; peer: number; aim: string }): Comparison {
  return { what, ours, peer, ratio: ours / peer, aim, unit: 'ms CPU' }
}
