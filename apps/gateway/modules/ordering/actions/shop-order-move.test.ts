import { randomUUID } from 'node:crypto'
import { shopOrderMove, staffStepUp } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newGuest, place, taikooShop } from '../../../testing/orders.fixtures.ts'
import { staffPassword } from '../../../testing/staff.fixtures.ts'
import { startStaffOrders } from '../../../testing/staff-orders.fixtures.ts'

const { gateway, clock, crew, audited, paid, refunds } = await startStaffOrders()
afterAll(gateway.stop)

const storeId = taikooShop
const move = (orderId: string, status: number, more: object = {}) =>
  gateway.call(shopOrderMove, { storeId, orderId, status, ...more }, crew)

test('crew moves an order on in its own name', async () => {
  const { orderId } = await place(gateway, await newGuest(gateway))
  expect(await move(orderId, 10)).toMatchObject({ status: 1, data: { orderId, status: 10, seq: 2 } })
  // Said again it is done, and written down once.
  expect(await move(orderId, 10)).toMatchObject({ status: 1, data: { seq: 2 } })
  expect(await audited(orderId)).toEqual([{ action: shopOrderMove.name, staffId: crew.staffId, after: { status: 10, reason: null } }])
})

test('what the order machine refuses is refused, and nothing is written down', async () => {
  const { orderId } = await place(gateway, await newGuest(gateway))
  expect(await move(orderId, 18)).toMatchObject({ status: 301, code: 'CHANGE_ILLEGAL' })
  expect(await move(orderId, -1)).toMatchObject({ code: 'REASON_REQUIRED' })
  expect(await move(randomUUID(), 10)).toMatchObject({ code: 'ORDER_UNKNOWN' })
  expect(await audited(orderId)).toEqual([])
  expect(await move(orderId, -1, { reason: 'soldOut' })).toMatchObject({ status: 1 })
  expect(await audited(orderId)).toMatchObject([{ after: { status: -1, reason: 'soldOut' } }])
})

test('cancelling what is paid asks for whoever has shown lately who they are; nothing else of an order does', async () => {
  const [orderId, { orderId: cash }] = [await paid(1), await place(gateway, await newGuest(gateway))]
  clock.at += 11 * 60_000
  expect(await move(orderId, 12)).toMatchObject({ status: 1 })
  expect(await move(cash, -1, { reason: 'soldOut' })).toMatchObject({ status: 1 })
  expect(await move(orderId, -1, { reason: 'soldOut' })).toMatchObject({ status: 301, code: 'STEP_UP', data: null })
  expect(await refunds(orderId)).toEqual([])
  await gateway.ask(staffStepUp, { proof: { by: 'password', password: staffPassword } }, crew)
  expect(await move(orderId, -1, { reason: 'soldOut' })).toMatchObject({ status: 1 })
  expect(await refunds(orderId)).toHaveLength(1)
  clock.at += 11 * 60_000
  // It is done: said again, nothing more goes back.
  expect(await move(orderId, -1, { reason: 'soldOut' })).toMatchObject({ status: 1 })
  clock.at -= 22 * 60_000
})

test('an order of another shop is unknown', async () => {
  const { orderId } = await place(gateway, await newGuest(gateway), { storeId: '3102' })
  expect(await move(orderId, 10)).toMatchObject({ code: 'ORDER_UNKNOWN' })
  expect(await move(orderId, 10, { storeId: '3102' })).toMatchObject({ code: 'STORE_UNKNOWN' })
})

test('a malformed content is turned away', async () => {
  expect(await move(randomUUID(), 10, { locker: { no: '1', code: '1234' } })).toMatchObject({ code: 'UNKNOWN_FIELD' })
})
