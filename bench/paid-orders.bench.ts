import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getStoreList, orderPay, payStatusGet, postOrder, previewOrder, type Sent } from '@harbour/protocol'
import { median } from './support/median.ts'
import { cpuSeconds } from './support/cpu.ts'
import { databaseOf, onDatabase } from './support/database.ts'
import { call, newGuest, orderOf, type Guest } from './support/guest.ts'
import { runPgbench, type Peak } from './support/peak.ts'
import { postOrderWithValues } from './support/post-order-values.ts'
import type { Result } from './support/results.ts'
import { freePort, startGateway, startNode, type Running } from './support/running.ts'

const guests = 16
const ordersInRound = 320
const rounds = 3
const promo = 'HARBOUR25'
/** Vendure 3.7.3 and Medusa 2.21.2 on the same machine, in November 2026: CPU of application and database for one complete order on the same flow, in milliseconds. */
const peers = { Vendure: 289, Medusa: 1308 }

/**
 * A complete order as sixteen guests make it at once: cart and price with a promo code, order, payment at the provider, and back. Beside it, in turn,
 * pgbench with the same writes on the same database.
 */
export async function benchPaidOrders(): Promise<Result[]> {
  const port = await freePort()
  const bankUrl = `http://127.0.0.1:${port}`
  const gateway = await startGateway({ PAY_SANDBOX_URL: bankUrl })
  const env = {
    PORT: String(port),
    CLOCK: '2026-11-23T12:00:00+08:00',
    PAYMENTS_FILE: join(gateway.dataDir, 'payments.jsonl'),
    HOOK_URL: `${gateway.url}/hooks/sandbox`,
  }
  const bank = await startNode(join(import.meta.dirname, '../apps/sandbox/payments/serve.ts'), { url: bankUrl, ready: '/', env })
  try {
    const shops = await openShops(gateway)
    const everybody = await Promise.all(Array.from({ length: guests }, () => newGuest(gateway.url)))
    const ours = async () => {
      await clearKitchens(gateway)
      return orderTogether({ gateway, bankUrl, everybody, shops })
    }
    await ours() // pgbench repeats an order that there is
    const theirs = await sameWrites(gateway, shops)
    const [mine, peer] = await alternate(ours, theirs)
    return told(mine, peer)
  } finally {
    await bank.stop()
    await gateway.stop()
  }
}

function told(mine: Peak, peer: Peak): Result[] {
  const rate = mine.perSecond / peer.perSecond
  const what = `a complete order, ${guests} guests at once, beside pgbench with the same writes`
  return [
    {
      what: `${what}: in a second`,
      ours: mine.perSecond.toFixed(0),
      peer: peer.perSecond.toFixed(0),
      ratio: rate,
      aim: 'at least half',
      met: rate >= 0.5,
    },
    {
      what: `${what}: CPU of gateway and database`,
      ours: `${mine.cpuMillis.toFixed(2)} ms`,
      peer: `${peer.cpuMillis.toFixed(2)} ms`,
      ratio: mine.cpuMillis / peer.cpuMillis,
    },
    ...Object.entries(peers).map(([name, millis]) => ({
      what: `CPU of a complete order beside ${name}’s, as measured on this stack`,
      ours: `${mine.cpuMillis.toFixed(2)} ms`,
      peer: `${millis} ms`,
      ratio: mine.cpuMillis / millis,
      aim: 'at most a hundredth',
      met: mine.cpuMillis * 100 <= millis,
    })),
  ]
}

async function openShops(gateway: Running): Promise<string[]> {
  const guest = await newGuest(gateway.url)
  const { stores } = await call(gateway.url, getStoreList, { input: { orderType: 1 }, guest })
  return stores.filter(({ openness }) => openness.state === 'open').map(({ storeId }) => storeId)
}

/** Nobody cooks here: what was ordered before is done, and no shop has a queue; the gateway knows it two seconds later. */
async function clearKitchens(gateway: Running): Promise<void> {
  await onDatabase(databaseOf(gateway).url, (client) => client.query(`update orders set state = 'completed' where state <> 'completed'`))
  await new Promise((resolve) => setTimeout(resolve, 2500))
}

type Together = { gateway: Running; bankUrl: string; everybody: Guest[]; shops: string[] }

async function orderTogether({ gateway, bankUrl, everybody, shops }: Together): Promise<Peak> {
  let left = ordersInRound
  const [cpu, begun] = [cpuSeconds(gateway.pid), performance.now()]
  await Promise.all(
    everybody.map(async (guest) => {
      for (let at = left--; at > 0; at = left--)
        await orderOnce({ guest, url: gateway.url, bankUrl, storeId: shops[at % shops.length] ?? '' })
    }),
  )
  const seconds = (performance.now() - begun) / 1000
  return { cpuMillis: ((cpuSeconds(gateway.pid) - cpu) / ordersInRound) * 1000, perSecond: ordersInRound / seconds }
}

type Ordering = { guest: Guest; url: string; bankUrl: string; storeId: string }

async function orderOnce({ guest, url, bankUrl, storeId }: Ordering): Promise<void> {
  const { lines, cutlery, orderType } = orderOf(storeId)
  const draft = { storeId, orderType, lines, cutlery, coupons: [promo] }
  const { price, couponIssues } = await call(url, previewOrder, { input: draft, guest })
  if (!price || couponIssues.length > 0) throw new Error(`no price, or no coupon: ${JSON.stringify(couponIssues)}`)
  const order: Sent<typeof postOrder> = { ...draft, clientOrderId: randomUUID(), payMethod: 'alipay', total: price.total }
  const { orderId } = await call(url, postOrder, { input: order, guest })
  const { page } = await call(url, orderPay, { input: { orderId, method: 'alipay' }, guest })
  const ref = /pay_[\w-]+/.exec(page ?? '')?.[0]
  const approved = await fetch(`${bankUrl}/payments/${ref}/approve`, { method: 'POST' })
  await approved.text()
  if (!approved.ok) throw new Error(`the provider answers ${approved.status}`)
  const { order: paid } = await call(url, payStatusGet, { input: { orderId }, guest })
  if (paid.status !== 7) throw new Error(`the order stands at ${paid.status}`)
}

/** The writes of that flow as pgbench makes them: the order, its coupon, the payment's row, its page, and the transaction that settles it. */
async function sameWrites(gateway: Running, shops: string[]): Promise<() => Promise<Peak>> {
  const database = databaseOf(gateway)
  const file = join(gateway.dataDir, 'paid-order.sql')
  const order = await postOrderWithValues(database.url, shops, `'2030-01-01'`)
  const statements = [
    `insert into voucher_holds (voucher_code, use, brand, user_id, client_order_id, fence, state, held_until, told, try_at)
       select 'BENCH' || :fresh, 1, 31, user_id, gen_random_uuid(), nextval('voucher_fences'), 'held', now(), true, now() from users limit 1`,
    `insert into payments (payment_id, order_id, provider, method, amount, currency, state, begun_at, ends_at, try_at)
       values (gen_random_uuid(), :o_orderId::uuid, 'bench', 'alipay', 100, 'HKD', 'creating', now(), now(), now()) returning payment_id as payment`,
    `update payments set state = 'open', ref = payment_id::text, page = 'page' where payment_id = :payment::uuid`,
    'begin',
    'select 1 as one from orders where order_id = :o_orderId::uuid for no key update',
    `update payments set state = 'captured', settled_at = now(), booked = 'sale' where payment_id = :payment::uuid`,
    `with moved as (
       update orders set state = 'placed', seq = seq + 1, paid = 100, pay_until = null, placed_at = now() where order_id = :o_orderId::uuid returning order_id, seq
     ), event as (insert into order_events (order_id, seq, state, at, actor) select order_id, seq, 'placed', now(), 'system' from moved)
     select pg_notify('bench', order_id::text) from moved`,
    `update voucher_holds set state = 'committed' where voucher_code = 'BENCH' || :fresh`,
    `insert into ledger (booking_id, order_id, payment_id, account, amount, currency, at)
       select :payment::uuid, :o_orderId::uuid, :payment::uuid, account, amount, 'HKD', now() from unnest(array['provider', 'sales'], array[100, -100]) as line (account, amount)`,
    'commit',
  ].map((text) => text.replaceAll(/\s+/g, ' '))
  const [hold = '', pay = '', ...rest] = statements
  writeFileSync(file, `${order} \\gset o_\n${hold};\n${pay} \\gset\n${rest.join(';\n')};\n`)
  return () => Promise.resolve(runPgbench({ ...database, file, clients: guests, times: 4000 }))
}

/** Both in turn, so that whatever else the machine does meets both; each one's median. */
async function alternate(ours: () => Promise<Peak>, theirs: () => Promise<Peak>): Promise<[Peak, Peak]> {
  const [mine, peer]: [Peak[], Peak[]] = [[], []]
  await theirs()
  for (let round = 0; round < rounds; round++) {
    mine.push(await ours())
    peer.push(await theirs())
  }
  return [medians(mine), medians(peer)]
}

const medians = (peaks: readonly Peak[]): Peak => ({
  cpuMillis: median(peaks.map(({ cpuMillis }) => cpuMillis)),
  perSecond: median(peaks.map(({ perSecond }) => perSecond)),
})
