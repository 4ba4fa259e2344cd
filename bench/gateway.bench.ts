import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getProductMenu, getStoreList, postOrder, previewOrder } from '@harbour/protocol'
import { POST_ORDER_SQL } from '../apps/gateway/store/place-order.ts'
import { cpuSeconds } from './cpu.ts'
import { databaseOf } from './database.ts'
import { call, formHeaders, formOf, newGuest, orderOf, type Guest } from './guest.ts'
import { load } from './load.ts'
import { freePort, startGateway, startNode, type Running } from './running.ts'

export type Comparison = { what: string; ours: number; peer: number; ratio: number; aim: string; unit: 'ms CPU' }

const rounds = 5
const atOnce = 8

/** CPU per menu read beside a bare server with the same bytes, and per order beside pgbench with the same statement; rounds alternate. */
export async function benchGateway(): Promise<Comparison[]> {
  const gateway = await startGateway()
  try {
    const guest = await newGuest(gateway.url)
    return [await benchMenu(gateway, guest), await benchOrder(gateway, guest)]
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
  const bare = await startNode(join(import.meta.dirname, 'bare-server.ts'), {
    url: `http://127.0.0.1:${port}`,
    ready: '/',
    env: { PORT: String(port), BARE_BODY: file, BARE_HEADERS: JSON.stringify(sent) },
  })
  const times = 10_000
  const one = async ({ pid }: Running, address: string) => cpuPer(pid, times, () => load({ url: address, headers }, { times, atOnce: 16 }))
  try {
    const [ours, peer] = await alternate(
      () => one(gateway, `${gateway.url}${url}`),
      () => one(bare, `${bare.url}${url}`),
    )
    return compare(`menu read (${bytes.length.toLocaleString('en')} bytes, brotli) beside bare node:http`, {
      ours,
      peer,
      aim: 'at most 1.6 times',
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

async function benchOrder(gateway: Running, guest: Guest): Promise<Comparison> {
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
    headers: formHeaders,
    body: () => formOf(postOrder, { ...order, storeId: shops[turn++ % shops.length] ?? '', clientOrderId: randomUUID() }, guest),
  }
  const ours = () =>
    cpuPer(gateway.pid, times, () =>
      load(ask, { times, atOnce, onAnswer: (_status, text) => text.includes('"status":1') || refused.push(text) }),
    )
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

/** pgbench running the very statement of postOrder, with an order as the gateway has just written it, on the same database. */
async function pgbenchOf(gateway: Running, { times, shops }: { times: number; shops: string[] }): Promise<() => Promise<number>> {
  const database = databaseOf(gateway)
  const script = join(gateway.dataDir, 'post-order.sql')
  writeFileSync(script, await statementWithValues(database.url, shops))
  const perClient = Math.ceil(times / atOnce)
  const pgbench = [findPgbench(), '-n', '-M', 'prepared', '-c', atOnce, '-j', 1, '-t', perClient, '-f', script, `"${database.url}"`].join(
    ' ',
  )
  return async () => {
    const before = cpuSeconds(database.postmaster)
    // `times` says what the shell's children have used: the CPU of pgbench itself.
    const said = execFileSync('bash', ['-c', `${pgbench} >/dev/null || exit 1; times`], { encoding: 'utf8' })
    const own = (said.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)
    const used = [...own].reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0)
    return ((cpuSeconds(database.postmaster) - before + used) / (perClient * atOnce)) * 1000
  }
}

/** The last order's own values in the statement, with fresh ids and another shop each time. */
async function statementWithValues(url: string, shops: string[]): Promise<string> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const columns = `array['gen_random_uuid()', quote_literal(user_id), $2, quote_literal(body_hash), quote_literal('HB 2611 '), brand::text,
    $1, quote_literal(placed_at::date), order_type::text, quote_literal(placed_at), quote_literal(eta_low), quote_literal(eta_high),
    make_minutes::text, travel_minutes::text, cutlery::text, quote_nullable(contact), quote_nullable(destination), quote_literal(lines), quote_literal(price),
    total::text, quote_literal(pay_method), age_declared::text, language::text, quote_literal(concat_ws(' ', order_id, 1, 'placed', 0, store_id, order_type)),
    quote_nullable(wanted_at), quote_nullable(fire_at), 'null', 'null']`
  const { rows } = await client.query<{ values: string[] }>(`select ${columns} as values from orders order by order_id desc limit 1`, [
    `(array['${shops.join("','")}'])[:shop]`,
    // A volatile function here would keep the index from being used, which the gateway's own parameter does not.
    "('00000000-0000-4000-8000-' || lpad(:fresh::text, 12, '0'))",
  ])
  await client.end()
  const values = rows[0]?.values ?? []
  return `\\set shop random(1, ${shops.length})\n\\set fresh random(1, 900000000000)\n${POST_ORDER_SQL.replaceAll(/\$(\d+)/g, (_, at: string) => values[Number(at) - 1] ?? 'null').replaceAll('\n', ' ')};\n`
}

function findPgbench(): string {
  const folders = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin/pgbench`)
    : []
  const found = [...(process.env.PATH ?? '').split(':').map((folder) => join(folder, 'pgbench')), ...folders].find((path) =>
    existsSync(path),
  )
  if (!found) throw new Error('the bench needs pgbench: install PostgreSQL from your system (Debian: apt-get install postgresql)')
  return found
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

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

function compare(what: string, { ours, peer, aim }: { ours: number; peer: number; aim: string }): Comparison {
  return { what, ours, peer, ratio: ours / peer, aim, unit: 'ms CPU' }
}
