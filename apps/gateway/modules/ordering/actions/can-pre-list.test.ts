import { canPreList, encode } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { orderOf, taikooShop } from '../../../testing/orders.fixtures.ts'
import { startGateway } from '../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

/** A takeaway of the Taikoo shop, as it is on the wire. */
function cartOf(nums: Record<string, number>, more: object = {}): object {
  const { storeId, orderType, lines } = orderOf(gateway, { pids: Object.keys(nums), nums: Object.values(nums) })
  return { ...(encode(canPreList.content, { storeId, orderType, lines }) as object), ...more } // an object schema gives an object
}
const ask = (nums: Record<string, number>, more: object = {}) => gateway.ask(canPreList, cartOf(nums, more), { language: 2 })

test('[3.20] a cart below the tier is told how far it is, and what it gains', async () => {
  const { promotions, discount, preferentials } = await ask({ carbonara: 1, 'hot-wings': 1, 'garlic-bread': 3 })
  expect([promotions, discount]).toEqual([[], 0])
  expect(preferentials.find(({ promotionId }) => promotionId === 'spend-more')).toMatchObject({
    amount: 0,
    gap: { money: 20000 - (6400 + 5200 + 3 * 2400), items: 0, gain: 3000 },
  })
})

test('[3.20] at the tier it is taken off, and the next tier is told', async () => {
  const { promotions, discount, preferentials } = await ask({ carbonara: 2, 'garlic-bread': 3 })
  expect(promotions).toEqual([{ promotionId: 'spend-more', name: 'Spend more, save more', amount: 3000 }])
  expect(discount).toBe(3000)
  expect(preferentials[0]).toMatchObject({ promotionId: 'spend-more', amount: 3000, gap: { money: 15000, gain: 3000 } })
})

test('[1.18] gifts to choose from are listed, with what has run out; a chosen one is given once it is earned', async () => {
  await gateway.context.catalogue.setSoldOut(taikooShop, 'iced-milk-tea', true)
  const gifts = [{ promotionId: 'free-side', pid: 'garlic-bread' }]
  const rich = await ask({ carbonara: 3 }, { gifts })
  await gateway.context.catalogue.setSoldOut(taikooShop, 'iced-milk-tea', false)
  expect(rich.gifts).toEqual(gifts)
  expect(rich.preferentials.find(({ promotionId }) => promotionId === 'free-side')).toMatchObject({
    gap: null,
    gifts: [
      { pid: 'garlic-bread', available: true },
      { pid: 'corn-chicken-soup', available: true },
    ],
  })
  const poor = await ask({ carbonara: 2 }, { gifts })
  expect(poor.gifts).toEqual([])
  expect(poor.preferentials.find(({ promotionId }) => promotionId === 'free-side')?.gap).toMatchObject({ money: 15000 - 12800 })
})

test('[3.20] a preorder is judged at the time that it is for', async () => {
  const nums = { carbonara: 2 }
  expect((await ask(nums)).discount).toBe(0)
  expect(await ask(nums, { wantedAt: '2026/11/20 15:00:00' })).toMatchObject({
    promotions: [{ promotionId: 'takeaway-afternoon', amount: 2000 }],
  })
})

test.each([
  ['STORE_UNKNOWN', { storeId: '9999' }],
  ['STORE_UNKNOWN', { storeId: '4201' }],
])('%s is refused for %j', async (code, part) => {
  expect(await gateway.call(canPreList, cartOf({ carbonara: 1 }, part))).toMatchObject({ status: 301, code, data: null })
})

test('a way of dining that the shop does not offer is refused', async () => {
  const storeId = gateway.context.catalogue.shops(31).find(({ orderTypes }) => !orderTypes.includes(5))?.storeId
  expect(await gateway.call(canPreList, cartOf({ carbonara: 1 }, { storeId, orderType: 5 }))).toMatchObject({
    code: 'ORDER_TYPE_UNAVAILABLE',
  })
})

test.each([{ lines: [] }, { gifts: [{ promotionId: 'x' }] }, { gifts: 'all' }, { orderType: 4 }])(
  'a malformed cart is turned away: %j',
  async (part) => {
    expect(await gateway.call(canPreList, cartOf({ carbonara: 1 }, part))).toMatchObject({ code: 'CONTENT_INVALID' })
  },
)
