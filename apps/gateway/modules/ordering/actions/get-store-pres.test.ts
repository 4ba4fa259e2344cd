import { getH5Setting, getStorePres } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../../testing/gateway.ts'

const clock = { at: Date.parse('2026-11-20T12:00:00+08:00'), now: () => clock.at }
const gateway = await startGateway({ clock })
afterAll(gateway.stop)

const idsOf = async (content: object = {}, brand: 31 | 42 = 31) =>
  (await gateway.ask(getStorePres, content, { brand })).promotions.map(({ promotionId }) => promotionId)

test('[3.20] a spend is told by its tiers, in the caller’s language', async () => {
  const { promotions } = await gateway.ask(getStorePres, { storeId: '3101' }, { language: 2 })
  expect(promotions[0]).toEqual({
    promotionId: 'spend-more',
    type: 1,
    childType: 1,
    name: 'Spend more, save more',
    note: expect.stringContaining('$30 off $200'),
    stacks: false,
    items: [
      { needConsumeMoney: 20000, value: 3000 },
      { needConsumeMoney: 35000, value: 6000 },
      { needConsumeMoney: 50000, value: 9000 },
    ],
  })
  const chinese = await gateway.ask(getStorePres, { storeId: '3101' }, { language: 1 })
  expect(chinese.promotions[0]?.name).toBe('滿額即減')
})

test('[1.18] [3.20] a gift costs nothing from a spend on; a second dish and an add-on cost less than on the menu', async () => {
  const { promotions } = await gateway.ask(getStorePres)
  const itemOf = (id: string, pid: string) =>
    promotions.find(({ promotionId }) => promotionId === id)?.items.find((item) => item.pid === pid)
  expect(itemOf('free-side', 'garlic-bread')).toEqual({
    pid: 'garlic-bread',
    needConsumeMoney: 15000,
    price: 2400,
    value: 2400,
    discountedPrice: 0,
    productDisplayPrice: 2400,
  })
  expect(itemOf('second-drink', 'iced-lemon-tea')).toMatchObject({ needConsumeMoney: 0, price: 1800, value: 900, discountedPrice: 900 })
  expect(itemOf('sweet-add-on', 'egg-tarts-2')).toMatchObject({ needConsumeMoney: 10000, price: 1600, value: 600, discountedPrice: 1000 })
})

test('[1.2] [3.20] each city has its own, and an order type those that hold for it', async () => {
  expect(await idsOf()).toContain('sweet-add-on')
  expect(await idsOf({}, 42)).toContain('macau-add-on')
  expect(await idsOf({}, 42)).not.toContain('sweet-add-on')
  expect(await idsOf({ orderType: 1 })).toContain('takeaway-afternoon')
  expect(await idsOf({ orderType: 2 })).not.toContain('takeaway-afternoon')
})

test('[3.20] one that is still to come is told, for preorders; one that has ended is not', async () => {
  expect(await idsOf()).toContain('christmas-party')
  clock.at = Date.parse('2026-12-27T23:59:59+08:00')
  expect(await idsOf()).toContain('christmas-party')
  clock.at = Date.parse('2026-12-28T00:00:00+08:00')
  expect(await idsOf()).not.toContain('christmas-party')
})

test('[2.2] home shows a promotion among the offers, after the brand’s first', async () => {
  const { brandInfos } = await gateway.ask(getH5Setting, {}, { language: 2 })
  for (const { offers } of Object.values(brandInfos)) {
    expect(offers[1]).toMatchObject({ offerId: 'spend-more', title: '$30 off\nfrom $200', categoryId: 'popular' })
  }
})

test.each(['4201', '9999'])('[1.2] shop %s is unknown in Hong Kong', async (storeId) => {
  expect(await gateway.call(getStorePres, { storeId })).toMatchObject({ status: 301, code: 'STORE_UNKNOWN', data: null })
})

test.each([{ storeId: '' }, { orderType: 3 }, { storeId: 7 }])('a malformed content is turned away: %j', async (content) => {
  expect(await gateway.call(getStorePres, content)).toMatchObject({ code: 'CONTENT_INVALID' })
})
