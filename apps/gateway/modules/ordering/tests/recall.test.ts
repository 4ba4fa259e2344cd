import { getOrderDetail, shopOrderMove, shopOrdersGet, updateOrderStatus } from '@harbour/protocol'
import { recallMilliseconds } from '@harbour/rules'
import { afterAll, expect, test } from 'vitest'
import { newGuest, place, taikooHome, taikooShop } from '../../../testing/orders.fixtures.ts'
import { startStaffOrders } from '../../../testing/staff-orders.fixtures.ts'

const { gateway, deps, clock, crew, till, audited } = await startStaffOrders()
afterAll(gateway.stop)

const storeId = taikooShop
const guest = await newGuest(gateway)
const move = (orderId: string, status: number, more: object = {}) =>
  gateway.call(shopOrderMove, { storeId, orderId, status, ...more }, crew)
const recall = (orderId: string) => move(orderId, 12, { recall: true })
const byTill = (orderId: string, status: number, more: object = {}) =>
  gateway.call(updateOrderStatus, { storeId, orderId, status, ...more }, till)
const statuses = async (orderId: string) => (await gateway.ask(getOrderDetail, { orderId }, guest)).events.map(({ status }) => status)

async function ready(wish: Parameters<typeof place>[2] = {}) {
  const { orderId } = await place(gateway, guest, wish)
  for (const status of [10, 12, wish.orderType === 2 ? 21 : 18]) await move(orderId, status)
  return orderId
}

test.each([
  ['collected', {}, [18, 100]],
  ['delivered', { orderType: 2, at: taikooHome, contact: { name: 'Chan', phone: '91234567' } }, [21, 14, 100]],
] as const)(
  '[4.43] an order to be %s is called back to the kitchen by a person who says so, and goes its way',
  async (_how, wish, rest) => {
    const orderId = await ready(wish)
    expect(await move(orderId, 12)).toMatchObject({ code: 'CHANGE_ILLEGAL' })
    expect(await byTill(orderId, 12)).toMatchObject({ code: 'CHANGE_ILLEGAL' })
    for (const _twice of [1, 2]) expect(await recall(orderId)).toMatchObject({ status: 1, data: { seq: 5 } })
    const movedAt = (await gateway.ask(shopOrdersGet, { storeId }, crew)).orders.find((order) => order.orderId === orderId)?.movedAt
    expect(movedAt).toBe(clock.at)
    for (const status of rest) expect(await move(orderId, status)).toMatchObject({ status: 1 })
    expect(await statuses(orderId)).toEqual([7, 10, 12, rest[0], 12, ...rest])
    expect((await audited(orderId)).map(({ after }) => after)).toContainEqual({ status: 12, reason: null, recall: true })
    const cash = { name: '', text: `select count(*)::int as times from ledger where order_id = $1 and account = 'till'` }
    expect(await deps.db.rows(cash, [orderId])).toEqual([{ times: 1 }])
  },
)

test('[4.43] until five minutes after it was ready the last time', async () => {
  const orderId = await ready()
  clock.at += recallMilliseconds
  expect(await recall(orderId)).toMatchObject({ status: 1 })
  await move(orderId, 18)
  clock.at += recallMilliseconds + 1
  expect(await recall(orderId)).toMatchObject({ status: 301, code: 'CHANGE_ILLEGAL' })
  clock.at -= 2 * recallMilliseconds + 1
})

test('[4.43] what somebody has, or what waits in a locker, is not called back', async () => {
  const [taken, boxed] = [await ready(), await ready()]
  await move(taken, 100)
  expect(await recall(taken)).toMatchObject({ code: 'CHANGE_ILLEGAL' })
  expect(await byTill(boxed, 18, { locker: { no: '7', code: '4711' } })).toMatchObject({ status: 1 })
  expect(await recall(boxed)).toMatchObject({ code: 'CHANGE_ILLEGAL' })
  const { seq } = (await deps.orders.one(boxed)) ?? {}
  const change = {
    orderId: boxed,
    from: 'ready',
    to: 'preparing',
    at: clock.at,
    actor: 'shop',
    reason: null,
    staff: null,
    promise: null,
  } as const
  expect(await deps.orders.change(change)).toBeUndefined()
  expect((await deps.orders.one(boxed))?.seq).toBe(seq)
})
