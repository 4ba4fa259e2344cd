import { cancelOrder, getRecommend, updateSoldOut } from '@harbour/protocol'
import { orderTypes } from '@harbour/rules'
import { afterAll, expect, test } from 'vitest'
import { newGuest, newTills, place } from '../../../testing/orders.fixtures.ts'
import { noon, startGateway } from '../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)
const { recommendations, catalogue } = gateway.context
const [till] = await newTills(gateway, '3101')
const guest = await newGuest(gateway)

const ask = async (pids: string[], more: object = {}) =>
  (await gateway.ask(getRecommend, { storeId: '3101', orderType: orderTypes.takeaway, pids, ...more })).recommended
const uidsOf = (recommended: Awaited<ReturnType<typeof ask>>, from: 'orders' | 'house') =>
  recommended.filter((one) => one.from === from).map(({ uid }) => uid)

test('[1.18] [2.27] before anybody has ordered the house says what goes with a dish: what can be had at one tap, and is no alcohol', async () => {
  const recommended = await ask(['double-pepperoni'])
  expect(recommended.slice(0, 2)).toEqual([
    { uid: '31-honey-garlic-wings', from: 'house' },
    { uid: '31-garlic-bread', from: 'house' },
  ])
  const { products } = catalogue.book('3101', 1, noon)
  expect(recommended.map(({ uid }) => products.get(uid)?.alcohol)).not.toContain(true)
  expect(recommended.length).toBeLessThanOrEqual(12)
})

test('[1.18] an empty cart is offered what is popular', async () => {
  expect((await ask([])).length).toBeGreaterThan(3)
})

test('[1.18] once enough guests have ordered two dishes together, the one brings the other first', async () => {
  const pairs = ['carbonara', 'serradura']
  for (let orders = 0; orders < 2; orders++) await place(gateway, guest, { pids: pairs })
  await recommendations.count({ settled: -1000 })
  expect(uidsOf(await ask(['carbonara']), 'orders')).toEqual([])
  await place(gateway, guest, { pids: pairs })
  await place(gateway, guest, { pids: ['carbonara', 'water'] })
  expect(await recommendations.count({ settled: -1000 })).toBe(2)
  const recommended = await ask(['carbonara'])
  expect(recommended[0]).toEqual({ uid: '31-serradura', from: 'orders' })
  expect(uidsOf(recommended, 'orders')).toEqual(['31-serradura'])
  expect(uidsOf(await ask(['serradura']), 'orders')).toEqual(['31-carbonara'])
})

test('[1.18] an order is counted once, a cancelled one never, and none before it is settled', async () => {
  expect(await recommendations.count({ settled: -1000 })).toBe(0)
  for (let orders = 0; orders < 3; orders++) {
    const { orderId } = await place(gateway, guest, { pids: ['tomato-soup', 'brownie'] })
    await gateway.ask(cancelOrder, { orderId }, guest)
  }
  expect(await recommendations.count()).toBe(0)
  expect(await recommendations.count({ settled: -1000 })).toBe(3)
  expect(uidsOf(await ask(['tomato-soup']), 'orders')).toEqual([])
})

test('[1.18] what was given free shows no habit', async () => {
  const gifts = [{ promotionId: 'free-side', pid: 'corn-chicken-soup' }]
  for (let orders = 0; orders < 3; orders++) await place(gateway, guest, { nums: [3, 1], gifts })
  expect(await recommendations.count({ settled: -1000 })).toBe(3)
  expect(uidsOf(await ask(['garlic-bread']), 'orders')).toEqual(['31-carbonara'])
})

test('[1.18] two gateways that count at once count each order once', async () => {
  for (let orders = 0; orders < 4; orders++) await place(gateway, guest, { pids: ['pumpkin-soup', 'lava-cake'] })
  const counts = await Promise.all([1, 2, 3].map(() => recommendations.count({ settled: -1000 })))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4)
  const [row] = await gateway.context.db.rows<{ orders: number }>({
    name: '',
    text: "select orders from dishes_together where pid = 'pumpkin-soup' and other = 'lava-cake'",
  })
  expect(row?.orders).toBe(4)
})

test('[1.18] the other brand has habits of its own', async () => {
  const { recommended } = await gateway.ask(
    getRecommend,
    { storeId: '4201', orderType: orderTypes.takeaway, pids: ['carbonara'] },
    { brand: 42 },
  )
  expect(recommended.every(({ uid, from }) => uid.startsWith('42-') && from === 'house')).toBe(true)
})

test('[1.18] what has run out, is in the cart, or is not served then is not offered', async () => {
  expect(uidsOf(await ask(['double-pepperoni', 'garlic-bread']), 'house')).not.toContain('31-garlic-bread')
  await gateway.ask(updateSoldOut, { storeId: '3101', pid: 'honey-garlic-wings', soldOut: true }, till)
  expect(uidsOf(await ask(['double-pepperoni']), 'house')[0]).toBe('31-garlic-bread')
  await gateway.ask(updateSoldOut, { storeId: '3101', pid: 'honey-garlic-wings', soldOut: false }, till)
  const { products } = catalogue.book('3101', 1, noon)
  const breakfast = [...products.values()].find(({ service }) => service?.windows?.[0]?.end === '11:00')
  const all = await ask([], { wantedAt: '2026/11/21 20:00:00' })
  expect(all.map(({ uid }) => uid)).not.toContain(breakfast?.uid)
})

test.each(['4201', '9999'])('[1.2] shop %s is unknown in Hong Kong', async (storeId) => {
  expect(await gateway.call(getRecommend, { storeId, orderType: 1, pids: [] })).toMatchObject({
    status: 301,
    code: 'STORE_UNKNOWN',
    data: null,
  })
})

test('a way of eating that the shop does not offer is refused', async () => {
  const shop = catalogue.shops(31).find(({ orderTypes: ways }) => ways.length < 3)
  const orderType = Object.values(orderTypes).find((way) => !shop?.orderTypes.includes(way))
  expect(await gateway.call(getRecommend, { storeId: shop?.storeId, orderType, pids: [] })).toMatchObject({
    code: 'ORDER_TYPE_UNAVAILABLE',
    data: null,
  })
})

test.each([{}, { storeId: '3101', orderType: 3, pids: [] }, { storeId: '3101', orderType: 1, pids: ['a b'] }])(
  'a malformed content is turned away: %j',
  async (content) => {
    expect(await gateway.call(getRecommend, content)).toMatchObject({ code: 'CONTENT_INVALID' })
  },
)
