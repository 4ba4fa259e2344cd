import { addMinutes } from '@harbour/rules'
import { afterAll, expect, test } from 'vitest'
import { startMoney } from '../../../testing/payments.fixtures.ts'
import { fakeProvider } from '../../../testing/fakes/fake-provider.ts'
import { place } from '../../../testing/orders.fixtures.ts'
import { noon } from '../../../testing/gateway.ts'
import { expireOrders } from '../workers/expire-orders.ts'

const bank = fakeProvider()
const { gateway, deps, clock, guest, pending, detail } = await startMoney(bank.providers)
afterAll(gateway.stop)
const second = 1000

test('orders that cannot be ended keep no other waiting, however many they are', async () => {
  const made = [await pending('alipay'), await pending('alipay'), await place(gateway, guest, { payMethod: 'alipay' })]
  const over = addMinutes(noon, 10)
  const take = async (now: number, most: number) => (await deps.dueOrders.unpaid({ now, most })).map(({ orderId }) => orderId)
  const first = await take(over, 2)
  const next = await take(over + 10 * second, 2)
  const rest = made.map(({ orderId }) => orderId).filter((orderId) => !first.includes(orderId))
  expect([first.length, next.slice(0, 1)]).toEqual([2, rest])
  // Four minutes late it is looked at every half a minute, not every ten seconds.
  expect(await take(over + 240 * second, 9)).toHaveLength(3)
  expect(await take(over + 269 * second, 9)).toHaveLength(0)
  expect(await take(over + 270 * second, 9)).toHaveLength(3)
})

test('one whose provider is silent for ever is ended all the same, and another at once', async () => {
  clock.at = noon
  const [stuck, fine] = [await pending('alipay'), await place(gateway, guest, { payMethod: 'alipay' })]
  bank.suffer({ on: 'read', when: 'before', times: 99 })
  clock.at = addMinutes(noon, 10)
  await expireOrders.round(deps)
  expect([(await detail(stuck.orderId)).status, (await detail(fine.orderId)).status]).toEqual([1, -1])
  clock.at = addMinutes(noon, 16)
  await expireOrders.round(deps)
  expect((await detail(stuck.orderId)).status).toBe(-1)
})
