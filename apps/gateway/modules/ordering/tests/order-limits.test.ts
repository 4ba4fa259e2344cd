import { randomUUID } from 'node:crypto'
import { cancelOrder, orderPay, payStatusGet, postOrder } from '@harbour/protocol'
import { addMinutes } from '@harbour/rules'
import { afterAll, expect, test } from 'vitest'
import { createLimits } from '../../../platform/rate-limits.ts'
import { newMember } from '../../../testing/members.fixtures.ts'
import { fakeProvider } from '../../../testing/fakes/fake-provider.ts'
import { demoChain, replaceChain } from '../../catalogue/seed.ts'
import { newGuest, onWire, orderOf, place, taikooShop } from '../../../testing/orders.fixtures.ts'
import { noon, startGateway, type As, type TestGateway } from '../../../testing/gateway.ts'
import { wholeLaneOnly } from '../../../testing/lane.ts'

const bank = fakeProvider()
/** Orders are limited as for everybody; only opening sessions is not. */
async function startStrict(): Promise<TestGateway> {
  const started = await startGateway({ environment: { RATE_LIMIT_SCALE: '1' }, instead: { providers: bank.providers } })
  Object.assign(started.context.limits, createLimits(1000, started.context.quotas))
  return started
}
const strict = await startStrict()
const roomy = await startGateway({ instead: { providers: bank.providers } })
afterAll(async () => {
  await strict.stop()
  await roomy.stop()
})

type OrderInput = Parameters<typeof orderOf>[1]
const contact = { name: 'Chan Tai Man', phone: '91234567' }
const post = (gateway: TestGateway, as: As, wish: OrderInput = {}) => gateway.call(postOrder, onWire(orderOf(gateway, wish)), as)
const tally = (replies: { status: number; code?: string | undefined }[]) => {
  const ends = replies.map(({ status, code }) => (status === 1 ? 'placed' : (code ?? '')))
  return Object.fromEntries([...new Set(ends)].sort().map((end) => [end, ends.filter((each) => each === end).length]))
}
/** 64 orders at once, by these guests in turn. */
const rush = async (gateway: TestGateway, guests: readonly As[], wish: OrderInput = {}) =>
  tally(await Promise.all(Array.from({ length: 64 }, (_, index) => post(gateway, guests[index % guests.length] ?? {}, wish))))

test('of 64 cash orders of one guest at once five are placed; one that is cancelled makes room for one more', async () => {
  const guest = await newGuest(strict)
  expect(await rush(strict, [guest])).toEqual({ placed: 5, CASH_ORDERS_TOO_MANY: 59 })
  expect(await post(strict, guest, { payMethod: 'card' })).toMatchObject({ status: 1 })
  const rows = await strict.context.db.rows<{ id: string }>(
    { name: '', text: `select order_id as id from orders where user_id = $1 and state = 'placed'` },
    [guest.userId],
  )
  await strict.ask(cancelOrder, { orderId: rows[0]?.id }, guest)
  expect(await rush(strict, [guest])).toEqual({ placed: 1, CASH_ORDERS_TOO_MANY: 63 })
})

test('an order that was placed is answered again, also where no other could be', async () => {
  const guest = await newGuest(strict)
  const wire = onWire(orderOf(strict))
  const first = await strict.ask(postOrder, wire, guest)
  await rush(strict, [guest])
  expect((await strict.ask(postOrder, wire, guest)).orderId).toBe(first.orderId)
})

test('of 64 orders at once of new guests on one device five are placed', async () => {
  const deviceId = randomUUID()
  const guests = await Promise.all(Array.from({ length: 8 }, () => newGuest(strict, deviceId)))
  expect(await rush(strict, guests)).toEqual({ placed: 5, CASH_ORDERS_TOO_MANY: 59 })
})

test('of 64 orders at once of new guests on new devices of one network twenty are placed; a member there still orders', async () => {
  const alone = await startStrict()
  const guests = await Promise.all(Array.from({ length: 16 }, () => newGuest(alone)))
  expect(await rush(alone, guests)).toEqual({ placed: 20, CASH_ORDERS_TOO_MANY: 44 })
  expect(await post(alone, await newMember(alone))).toMatchObject({ status: 1 })
  await alone.stop()
})

test('of 64 orders by card at once three wait for their money; of their changes to cash no more get through than there is room', async () => {
  const guest = await newGuest(strict)
  expect(await rush(strict, [guest], { payMethod: 'card' })).toEqual({ placed: 3, UNPAID_ORDERS_TOO_MANY: 61 })
  for (let placed = 0; placed < 4; placed++) await place(strict, guest)
  const rows = await strict.context.db.rows<{ id: string }>(
    { name: '', text: `select order_id as id from orders where user_id = $1 and state = 'paymentPending'` },
    [guest.userId],
  )
  const changes = await Promise.all(rows.map(({ id }) => strict.call(orderPay, { orderId: id, method: 'cash' }, guest)))
  expect(tally(changes)).toEqual({ placed: 1, CASH_ORDERS_TOO_MANY: 2 })
})

test('much to be paid in cash needs a name and a phone that can be one', async () => {
  const guest = await newGuest(roomy)
  const much: OrderInput = { pids: ['carbonara'], nums: [7] }
  expect(orderOf(roomy, much).total).toBeGreaterThanOrEqual(30_000)
  expect(await post(roomy, guest, { ...much, contact: undefined })).toMatchObject({ status: 301, code: 'CASH_CONTACT_REQUIRED' })
  expect(await post(roomy, guest, { ...much, contact: { name: 'Chan', phone: '1234567' } })).toMatchObject({ code: 'PHONE_INVALID' })
  expect(await post(roomy, guest, { ...much, contact })).toMatchObject({ status: 1 })
  const card = await place(roomy, guest, { ...much, payMethod: 'card', contact: undefined })
  expect(await roomy.call(orderPay, { orderId: card.orderId, method: 'cash' }, guest)).toMatchObject({ code: 'CASH_CONTACT_REQUIRED' })
})

test('[1.15] a slot is filled by nobody unnamed: a preorder in cash needs a name and a phone, whatever it costs', async () => {
  const guest = await newGuest(roomy)
  const wantedAt = addMinutes(noon, 26 * 60)
  expect(await rush(roomy, [guest], { wantedAt, contact: undefined })).toEqual({ CASH_CONTACT_REQUIRED: 64 })
  expect(await post(roomy, guest, { wantedAt, contact: { name: 'Chan', phone: '1234567' } })).toMatchObject({ code: 'PHONE_INVALID' })
  expect(await post(roomy, guest, { wantedAt, contact })).toMatchObject({ status: 1 })
  const card = await place(roomy, guest, { wantedAt, payMethod: 'card', contact: undefined })
  expect(await roomy.call(orderPay, { orderId: card.orderId, method: 'cash' }, guest)).toMatchObject({ code: 'CASH_CONTACT_REQUIRED' })
  await roomy.ask(cancelOrder, { orderId: card.orderId }, guest)
})

const reserved = async (start: number) =>
  (
    await roomy.context.db.rows<{ reserved: number; waiting: number }>(
      { name: '', text: 'select reserved, waiting from slots where store_id = $1 and start = $2' },
      [taikooShop, new Date(start)],
    )
  )[0]

/** Lets a slot take ten usual orders, of which five may wait for their money. */
async function tenOrdersASlot(): Promise<number> {
  const probe = await place(roomy, await newGuest(roomy))
  const each = (await roomy.context.orders.ofShop(probe.orderId, taikooShop))?.makeMinutes ?? 0
  const shop = demoChain.shop.map((one) => (one.storeId === taikooShop ? { ...one, slotCapacity: 10 * each } : one))
  await replaceChain({ db: roomy.context.db, dataDir: roomy.context.settings.dataDir, chain: { ...demoChain, shop } })
  await roomy.context.catalogue.reload()
  return each
}

test('[1.15] 64 unpaid orders at once leave half of a slot to whoever pays, and no slot is oversold', wholeLaneOnly, async () => {
  const [each, guest] = [await tenOrdersASlot(), await newGuest(roomy)]
  const wantedAt = addMinutes(noon, 24 * 60)
  expect(await rush(roomy, [guest], { wantedAt, payMethod: 'card' })).toEqual({ placed: 64 })
  expect(await reserved(wantedAt)).toEqual({ reserved: 5 * each, waiting: 5 * each })
  expect(await rush(roomy, [guest], { wantedAt })).toEqual({ placed: 5, SLOT_FULL: 59 })
  const rows = await roomy.context.db.rows<{ id: string; kept: boolean }>({
    name: '',
    text: `select order_id as id, slot_kept as kept from orders where state = 'paymentPending' and wanted_at is not null order by order_id`,
  })
  expect(rows.filter(({ kept }) => kept)).toHaveLength(5)
  const changes = await Promise.all(rows.map(({ id }) => roomy.call(orderPay, { orderId: id, method: 'cash' }, guest)))
  expect(tally(changes)).toEqual({ placed: 5, SLOT_FULL: 59 })
  expect(await reserved(wantedAt)).toEqual({ reserved: 10 * each, waiting: 0 })
  await Promise.all(rows.map(({ id }) => roomy.call(cancelOrder, { orderId: id }, guest)))
  expect(await reserved(wantedAt)).toEqual({ reserved: 5 * each, waiting: 0 })
})

test('[1.15] an order beyond the share reserves once it is paid; where its slot is full by then it ends, and its money goes back', async () => {
  const [each, guest] = [await tenOrdersASlot(), await newGuest(roomy)]
  const wantedAt = addMinutes(noon, 25 * 60)
  await Promise.all(Array.from({ length: 5 }, () => place(roomy, guest, { wantedAt, payMethod: 'card' })))
  const beyond = await Promise.all([1, 2].map(() => place(roomy, guest, { wantedAt, payMethod: 'card' })))
  const pages = await Promise.all(beyond.map(({ orderId }) => roomy.ask(orderPay, { orderId, method: 'card' }, guest)))
  await Promise.all(Array.from({ length: 4 }, () => place(roomy, guest, { wantedAt })))
  expect(await reserved(wantedAt)).toEqual({ reserved: 9 * each, waiting: 5 * each })
  for (const { page } of pages) bank.pay(page?.split('/').at(-1) ?? '')
  const ends = await Promise.all(beyond.map(({ orderId }) => roomy.ask(payStatusGet, { orderId }, guest)))
  expect(ends.map(({ order }) => order.status).toSorted((a, b) => a - b)).toEqual([-1, 7])
  const lost = ends.find(({ order }) => order.status === -1)
  expect(lost?.order).toMatchObject({ endReason: 'slotFull', refund: { state: 'arranged' } })
  expect(await reserved(wantedAt)).toEqual({ reserved: 10 * each, waiting: 5 * each })
})

test('an order changes to cash at once though its provider is dead; what the bank took after all goes back', async () => {
  const guest = await newGuest(roomy)
  const { orderId } = await place(roomy, guest, { payMethod: 'card' })
  const { page } = await roomy.ask(orderPay, { orderId, method: 'card' }, guest)
  const dead = (['read', 'find', 'end'] as const).map((on) => ({ on, when: 'before', times: 100 }) as const)
  bank.suffer(...dead)
  expect(await roomy.call(orderPay, { orderId, method: 'alipay' }, guest)).toMatchObject({ code: 'PAY_UNSURE' })
  const changes = await Promise.all(Array.from({ length: 64 }, () => roomy.call(orderPay, { orderId, method: 'cash' }, guest)))
  expect(changes.some(({ status }) => status === 1)).toBe(true)
  expect(await roomy.ask(orderPay, { orderId, method: 'cash' }, guest)).toEqual({ orderId, page: null, status: 7 })
  bank.suffer()
  bank.pay(page?.split('/').at(-1) ?? '')
  expect((await roomy.ask(payStatusGet, { orderId }, guest)).order).toMatchObject({
    status: 7,
    payMethod: 'cash',
    refund: { state: 'arranged' },
  })
})
