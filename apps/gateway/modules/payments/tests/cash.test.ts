import { updateOrderStatus } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { macauShop, newGuest, newTills, place, taikooShop } from '../../../testing/orders.fixtures.ts'
import { startGateway } from '../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)
const guest = await newGuest(gateway)
const [till, macauTill] = await newTills(gateway, taikooShop, macauShop)

const ledger = (orderId: string) =>
  gateway.context.db.rows<{ account: string; amount: number; currency: string }>(
    { name: '', text: 'select account, amount::int, currency from ledger where order_id = $1 order by amount' },
    [orderId],
  )

test('cash is booked when the order changes hands, in its region’s currency, once however often it is said', async () => {
  const { orderId, total } = await place(gateway, guest)
  const move = (status: number) => gateway.ask(updateOrderStatus, { storeId: taikooShop, orderId, status }, till)
  for (const status of [10, 12, 18]) await move(status)
  expect(await ledger(orderId)).toEqual([])
  await Promise.all(Array.from({ length: 6 }, () => move(100)))
  await move(100)
  expect(await ledger(orderId)).toEqual([
    { account: 'sales', amount: 0 - total, currency: 'HKD' },
    { account: 'till', amount: total, currency: 'HKD' },
  ])
})

test('in Macau it is patacas', async () => {
  const { orderId, total } = await place(gateway, { ...guest, brand: 42 }, { storeId: macauShop, pids: ['carbonara'] })
  const as = { ...macauTill, brand: 42 } as const
  for (const status of [10, 12, 18, 100]) await gateway.ask(updateOrderStatus, { storeId: macauShop, orderId, status }, as)
  expect(await ledger(orderId)).toMatchObject([
    { amount: 0 - total, currency: 'MOP' },
    { account: 'till', currency: 'MOP' },
  ])
})

test('an order that is cancelled took no cash', async () => {
  const { orderId } = await place(gateway, guest)
  await gateway.ask(updateOrderStatus, { storeId: taikooShop, orderId, status: -1, reason: 'tooBusy' }, till)
  expect(await ledger(orderId)).toEqual([])
})
