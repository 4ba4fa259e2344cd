import { addCents, cents, timesCents } from '@harbour/rules'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../testing/gateway.ts'
import { newGuest, place, taikooHome } from '../../testing/orders.fixtures.ts'
import type { OrderRecord } from '../ordering/order.ts'
import { posCheckOf } from './pos-check.ts'
import type { PosCheck } from './pos-system.ts'

const gateway = await startGateway()
afterAll(gateway.stop)
const guest = await newGuest(gateway)

async function placed(input: Parameters<typeof place>[2]): Promise<OrderRecord> {
  const { orderId } = await place(gateway, guest, input)
  const order = await gateway.context.orders.one(orderId)
  if (!order) throw new Error('an order that was placed is not there')
  return order
}
const numbered = { catalogue: { digitCode: (_brand: number, pid: string) => (pid === 'carbonara' ? '1001' : undefined) } }
const sumOf = ({ items, charges, discount }: PosCheck) =>
  addCents(...items.map(({ unit, num }) => timesCents(unit, num)), ...charges.map(({ amount }) => amount), cents(0 - discount))

test('a dish goes by its number with its choices, one without by its name', async () => {
  const order = await placed({ pids: ['carbonara', 'garlic-bread'], nums: [2, 1] })
  const check = posCheckOf(order, numbered)
  expect(check.items[0]).toMatchObject({ item: 1001, num: 2, unit: order.lines[0]?.unit })
  expect(check.items[0]?.words).not.toContain(order.lines[0]?.name.tc)
  expect(check.items[1]).toMatchObject({ item: null, num: 1 })
  expect(check.items[1]?.words).toMatch(new RegExp(`^${order.lines[1]?.name.tc}( · .+)?$`))
})

test('dishes and charges less one discount are the total, whatever has taken something off', async () => {
  const order = await placed({ orderType: 2, at: taikooHome, nums: [2, 1], contact: { name: 'Chan Tai Man', phone: '91234567' } })
  const couponed = { ...order, total: cents(order.total - 2000), price: { ...order.price, couponDiscount: cents(2000) } }
  for (const each of [order, couponed]) expect(sumOf(posCheckOf(each, numbered))).toBe(each.total)
  expect(posCheckOf(couponed, numbered).discount - posCheckOf(order, numbered).discount).toBe(2000)
  expect(posCheckOf(order, numbered).charges.map(({ words }) => words)).toContain('送餐費 Delivery fee')
})

test('a gift costs nothing and says so; cash and an order that costs nothing have no tender', async () => {
  const order = await placed({ pids: ['carbonara'] })
  const [line] = order.lines
  const given = { ...order, lines: line ? [line, { ...line, pid: 'cola', unit: cents(0), total: cents(0), gift: true }] : [] }
  expect(posCheckOf(given, numbered).items[1]).toMatchObject({ unit: 0, words: expect.stringContaining('贈品 Gift') as string })
  expect(posCheckOf(order, numbered).tender).toBeNull()
  expect(posCheckOf({ ...order, payMethod: 'card' }, numbered).tender).toEqual({ method: 'card', amount: order.total })
  expect(posCheckOf({ ...order, payMethod: 'card', total: cents(0) }, numbered).tender).toBeNull()
})

test('choices that are too long for a till are cut, and it is seen that they are', async () => {
  const order = await placed({ pids: ['carbonara'] })
  const long = '少冰走甜加珍珠'.repeat(20)
  const [line] = order.lines
  const lines = line ? [{ ...line, parts: { tc: [{ name: long, num: 1, inside: [] }], en: [] } }] : []
  expect(posCheckOf({ ...order, lines }, numbered).items[0]?.words).toMatch(/^少冰.{97}…$/)
})
