import { randomUUID } from 'node:crypto'
import { shopLineDone, shopOrderMove, shopOrdersGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newGuest, place, taikooShop } from '../../../testing/orders.fixtures.ts'
import { startStaffOrders } from '../../../testing/staff-orders.fixtures.ts'

const { gateway, crew, audited } = await startStaffOrders()
afterAll(gateway.stop)

const storeId = taikooShop
const guest = await newGuest(gateway)
const move = (orderId: string, status: number, more: object = {}) => gateway.ask(shopOrderMove, { storeId, orderId, status, ...more }, crew)
const finish = (orderId: string, index: number, done = true, more: object = {}) =>
  gateway.call(shopLineDone, { storeId, orderId, index, done, ...more }, crew)
const seen = async (orderId: string) =>
  (await gateway.ask(shopOrdersGet, { storeId }, crew)).orders.find((order) => order.orderId === orderId)

test('the kitchen finishes lines of an accepted order and takes one back; the order stays where it is', async () => {
  const { orderId } = await place(gateway, guest, { pids: ['carbonara', 'garlic-bread'] })
  await move(orderId, 10)
  expect(await finish(orderId, 1)).toMatchObject({ status: 1, data: { orderId, doneLines: [1] } })
  expect(await finish(orderId, 1)).toMatchObject({ status: 1, data: { doneLines: [1] } })
  expect(await finish(orderId, 0)).toMatchObject({ data: { doneLines: [1, 0] } })
  for (const _twice of [1, 2]) expect(await finish(orderId, 1, false)).toMatchObject({ status: 1, data: { doneLines: [0] } })
  expect(await seen(orderId)).toMatchObject({ status: 10, doneLines: [0] })
  const written = (await audited(orderId)).flatMap(({ action, after }) => (action === shopLineDone.name ? [after] : []))
  expect(written).toEqual([
    { index: 1, done: false },
    { index: 0, done: true },
    { index: 1, done: true },
  ])
})

test('many tablets that finish the same line do so once', async () => {
  const { orderId } = await place(gateway, guest)
  await move(orderId, 10)
  await move(orderId, 12)
  const answers = await Promise.all(Array.from({ length: 5 }, () => finish(orderId, 0)))
  expect(answers.map(({ data }) => data)).toEqual(Array.from({ length: 5 }, () => ({ orderId, doneLines: [0] })))
  expect(await audited(orderId)).toHaveLength(3)
})

test('lines are finished while the kitchen has the order, and stay so when it is called back', async () => {
  const { orderId } = await place(gateway, guest)
  expect(await finish(orderId, 0)).toMatchObject({ status: 301, code: 'CHANGE_ILLEGAL' })
  await move(orderId, 10)
  await move(orderId, 12)
  await finish(orderId, 0)
  await move(orderId, 18)
  for (const done of [true, false]) expect(await finish(orderId, 0, done)).toMatchObject({ code: 'CHANGE_ILLEGAL' })
  await move(orderId, 12, { recall: true })
  expect(await seen(orderId)).toMatchObject({ status: 12, doneLines: [0] })
})

test('a line or an order that is not there is unknown, and a malformed content is turned away', async () => {
  const { orderId } = await place(gateway, guest, { pids: ['carbonara'] })
  await move(orderId, 10)
  expect(await finish(orderId, 1)).toMatchObject({ code: 'LINE_UNKNOWN' })
  expect(await finish(randomUUID(), 0)).toMatchObject({ code: 'ORDER_UNKNOWN' })
  const other = await place(gateway, guest, { storeId: '3102' })
  expect(await finish(other.orderId, 0)).toMatchObject({ code: 'ORDER_UNKNOWN' })
  expect(await finish(other.orderId, 0, true, { storeId: '3102' })).toMatchObject({ code: 'STORE_UNKNOWN' })
  expect(await finish(orderId, -1)).toMatchObject({ code: 'CONTENT_INVALID' })
})
