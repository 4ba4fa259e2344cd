import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getStoreList, orderPay, payStatusGet, postOrder, previewOrder, type Action, type Reply, type Sent } from '@harbour/protocol'
import { Agent, request } from 'undici'
import { databaseOf, onDatabase } from './database.ts'
import { call, formHeaders, formOf, newGuest, orderOf, type Guest } from './guest.ts'
import { freePort, startGateway, startNode, type Running } from './running.ts'

export const guests = 16
export const promo = 'HARBOUR25'

export type Scene = { gateway: Running; bank: Running; everybody: readonly Guest[]; shops: readonly string[] }

/** A gateway of so many processes, its provider, and guests who have come in. */
export async function withScene<Found>(workers: number, work: (scene: Scene) => Promise<Found>): Promise<Found> {
  const port = await freePort()
  const bankUrl = `http://127.0.0.1:${port}`
  const gateway = await startGateway({ PAY_SANDBOX_URL: bankUrl, WORKERS: String(workers) })
  const env = {
    PORT: String(port),
    CLOCK: '2026-11-23T12:00:00+08:00',
    PAYMENTS_FILE: join(gateway.dataDir, 'payments.jsonl'),
    HOOK_URL: `${gateway.url}/hooks/sandbox`,
  }
  const bank = await startNode(join(import.meta.dirname, '../../apps/sandbox/payments/serve.ts'), { url: bankUrl, ready: '/', env })
  try {
    const everybody = await Promise.all(Array.from({ length: guests }, () => newGuest(gateway.url)))
    return await work({ gateway, bank, everybody, shops: await openShops(gateway) })
  } finally {
    await bank.stop()
    await gateway.stop()
  }
}

async function openShops(gateway: Running): Promise<string[]> {
  const guest = await newGuest(gateway.url)
  const { stores } = await call(gateway.url, getStoreList, { input: { orderType: 1 }, guest })
  return stores.filter(({ openness }) => openness.state === 'open').map(({ storeId }) => storeId)
}

/** Nobody cooks here: what was ordered before is done, and no shop has a queue; the gateway knows it two seconds later. */
export async function clearKitchens(gateway: Running): Promise<void> {
  await onDatabase(databaseOf(gateway).url, (client) => client.query(`update orders set state = 'completed' where state <> 'completed'`))
  await sleep(2500)
}

/** All that a guest sends for an order, but for what the answers tell. */
export type Ready = { guest: Guest; preview: Buffer; order: Buffer }

/** So many orders, written as guests send them, over all shops and guests. */
export async function ordersReady({ gateway, everybody, shops }: Scene, count: number): Promise<Ready[]> {
  const drafts = await Promise.all(shops.map((storeId) => priced(storeId, gateway.url, everybody[0])))
  return Array.from({ length: count }, (_, at) => {
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

/** An order on its way: what was answered so far. */
export type Begun = Ready & { orderId?: string; ref?: string }

/** The calls of one order, in their order; each throws where anything is not as it should be. */
export const orderSteps: readonly [string, (begun: Begun, scene: Scene) => Promise<void>][] = [
  ['previewOrder', async ({ preview }, { gateway: { url } }) => void (await ask(url, previewOrder, preview))],
  ['postOrder', async (begun, { gateway: { url } }) => void (begun.orderId = (await ask(url, postOrder, begun.order)).orderId ?? '')],
  [
    'orderPay',
    async (begun, { gateway: { url } }) => {
      const { page } = await ask(url, orderPay, formOf(orderPay, { orderId: begun.orderId ?? '', method: 'alipay' }, begun.guest))
      begun.ref = /pay_[\w-]+/.exec(page ?? '')?.[0] ?? ''
    },
  ],
  [
    'the provider’s notice',
    async ({ ref }, { bank }) => {
      const approved = await request(`${bank.url}/payments/${ref}/approve`, { dispatcher, method: 'POST' })
      await approved.body.text()
      if (approved.statusCode !== 200) throw new Error(`the provider answers ${approved.statusCode}`)
    },
  ],
  [
    'payStatusGet',
    async ({ guest, orderId = '' }, { gateway: { url } }) => {
      const paid = await ask(url, payStatusGet, formOf(payStatusGet, { orderId }, guest))
      if (paid.order?.status !== 7) throw new Error(`the order stands at ${paid.order?.status}`)
    },
  ],
]

/** One guest's order from its price to the provider and back. */
export async function orderOnce(ready: Ready, scene: Scene): Promise<void> {
  const begun: Begun = { ...ready }
  for (const [, step] of orderSteps) await step(begun, scene)
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
