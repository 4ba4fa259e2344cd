import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { getStoreList, orderPay, payStatusGet, postOrder, previewOrder } from '@harbour/protocol'
import { call, formHeaders, formOf, newGuest, orderOf } from '../../bench/support/guest.ts'

/** @typedef {import('../../bench/support/guest.ts').Guest} Guest */
/** An order as its guest knows it. `orderedAt` and `paidAt` are there once the shop has said so; `total` in cents. @typedef {{ clientOrderId: string, total: number, orderId?: string, orderedAt?: number, ref?: string, paidAt?: number }} Order */
/** @typedef {{ orders: Order[], failures: number, refusals: Map<string, number>, stop: () => Promise<void>, gone: boolean }} Guests `stop` lets each finish what it has begun; once `gone` they leave it. */

class Refused extends Error {}
/** The time after which a guest takes it that nothing will come, and asks again. */
const patienceMs = 8000
/** The time for which an order is tried again before its guest goes away. */
const triesMs = 120_000

/** The mean time between two orders of a guest, for each guest that there is: five orders a second together, however many they are. */
const betweenMs = 200
/** A time until the next order, by chance and without memory: guests whom a fault has held up all together do not go on in step. @param {number} mean */
const pause = (mean) => -mean * Math.log(1 - Math.random())
/** The time after which a call that failed is made again: one second to two, so that not all come back at once. */
const againMs = () => 1000 + 1000 * Math.random()
/** So many come in at once. */
const atOnce = 10

/** So many guests who come in, order and pay, each again and again, until they are told to stop. @param {{ url: string, bank: string }} shop @param {number} count @returns {Promise<Guests>} */
export async function letGuestsOrder({ url, bank }, count) {
  /** @type {Guest[]} */
  const everybody = []
  while (everybody.length < count)
    everybody.push(...(await Promise.all(Array.from({ length: Math.min(atOnce, count - everybody.length) }, () => newGuest(url)))))
  const [first] = everybody
  if (!first) throw new Error('there are no guests')
  const drafts = await priceAll(url, first)
  let going = true
  /** @type {Guests} */
  const guests = { orders: [], failures: 0, refusals: new Map(), stop: async () => {}, gone: false }
  const rounds = everybody.map(async (guest, at) => {
    await sleep(betweenMs * at)
    for (let turn = at; going && !guests.gone; turn++) {
      const draft = drafts[turn % drafts.length]
      if (draft) await orderAndPay({ guest, draft, url, bank, guests })
      // Whoever waits for the next turn is not waited for.
      for (const end = Date.now() + pause(betweenMs * count); going && Date.now() < end;) await sleep(250)
    }
  })
  guests.stop = async () => {
    going = false
    await Promise.all(rounds)
  }
  return guests
}

/** Leaves an order behind that its guest has begun to pay, and neither pays nor gives up. @param {{ url: string }} shop */
export async function leaveUnpaid({ url }) {
  const guest = await newGuest(url)
  const [draft] = await priceAll(url, guest)
  if (!draft) throw new Error('no shop is open')
  const order = { ...orderOf(draft.storeId), ...draft, clientOrderId: randomUUID() }
  const { orderId = '' } = await ask(url, postOrder, formOf(postOrder, { ...order, payMethod: 'alipay' }, guest))
  await ask(url, orderPay, formOf(orderPay, { orderId, method: 'alipay' }, guest))
}

/** @typedef {Pick<ReturnType<typeof orderOf>, 'storeId' | 'lines' | 'cutlery' | 'orderType' | 'total'>} Draft */

/** An order for each shop that is open, with the price that the shop gives. @param {string} url @param {Guest} guest @returns {Promise<Draft[]>} */
async function priceAll(url, guest) {
  const { stores } = await call(url, getStoreList, { input: { orderType: 1 }, guest })
  const open = stores.filter(({ openness }) => openness.state === 'open').map(({ storeId }) => storeId)
  const drafts = []
  for (const storeId of open) {
    const { lines, cutlery, orderType } = orderOf(storeId)
    const draft = { storeId, orderType, lines, cutlery }
    const { price } = await call(url, previewOrder, { input: draft, guest })
    if (price) drafts.push({ ...draft, total: price.total })
  }
  return drafts
}

/** @param {{ guest: Guest, draft: Draft, url: string, bank: string, guests: Guests }} visit */
async function orderAndPay({ guest, draft, url, bank, guests }) {
  /** @type {Order} */
  const order = { clientOrderId: randomUUID(), total: draft.total }
  guests.orders.push(order)
  const end = Date.now() + triesMs
  const form = formOf(postOrder, { ...orderOf(draft.storeId), ...draft, clientOrderId: order.clientOrderId, payMethod: 'alipay' }, guest)
  while (Date.now() < end && order.paidAt === undefined && !guests.gone) {
    try {
      if (order.orderId === undefined) {
        order.orderId = (await ask(url, postOrder, form)).orderId
        order.orderedAt = Date.now()
      }
      await payOnce(order, { guest, url, bank })
    } catch (error) {
      const refusal = error instanceof Refused ? error.message : undefined
      if (refusal === undefined) guests.failures++
      else guests.refusals.set(refusal, (guests.refusals.get(refusal) ?? 0) + 1)
      // Without an order there is nothing to hold on to: the shop has said no.
      if (refusal !== undefined && !refusal.endsWith('DRAINING') && order.orderId === undefined) return
      await sleep(againMs())
    }
  }
}

/** @param {Order} order @param {{ guest: Guest, url: string, bank: string }} where */
async function payOnce(order, { guest, url, bank }) {
  const orderId = order.orderId ?? ''
  if (order.ref === undefined) {
    const { page } = await ask(url, orderPay, formOf(orderPay, { orderId, method: 'alipay' }, guest))
    order.ref = /pay_[\w-]+/.exec(page ?? '')?.[0]
  }
  if (order.ref !== undefined) {
    const signal = AbortSignal.timeout(patienceMs)
    const approved = await fetch(`${bank}/payments/${order.ref}/approve`, { method: 'POST', signal })
    await approved.text()
  }
  const { payments = [] } = await ask(url, payStatusGet, formOf(payStatusGet, { orderId }, guest))
  if (payments.some(({ state }) => state === 'paid')) order.paidAt = Date.now()
  else throw new Error('not paid yet')
}

/** @typedef {{ orderId?: string, page?: string | null, payments?: { state: string }[] }} Data The parts of answers that guests look at. */

/** @param {string} url @param {{ gateway: string, name: string }} action @param {Buffer} form @returns {Promise<Data>} */
async function ask(url, { gateway, name }, form) {
  const answer = await fetch(`${url}/api/${gateway}?_name=${name}`, {
    method: 'POST',
    headers: formHeaders,
    body: new Uint8Array(form),
    signal: AbortSignal.timeout(patienceMs),
  })
  if (answer.status >= 500) throw new Error(`${name}: ${answer.status}`)
  const reply = /** @type {{ status: number, code?: string, data: Data }} */ (await answer.json())
  if (reply.status === 1) return reply.data
  throw reply.code === undefined || /INTERNAL|FAULT|SERVER/.test(reply.code)
    ? new Error(name)
    : new Refused(`${name.split('.').at(-1)} ${reply.code}`)
}
