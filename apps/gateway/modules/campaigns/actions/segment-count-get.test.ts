import { cancelOrder, segmentCountGet, userUpdate, type Segment } from '@harbour/protocol'
import { presetLine, presetMain, repriceLine } from '@harbour/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noon, type As } from '../../../testing/gateway.ts'
import { macauShop, newTills, place } from '../../../testing/orders.fixtures.ts'
import { newStaff } from '../../../testing/staff.fixtures.ts'
import { everybody, startCampaigns } from '../tests/campaigns.fixtures.ts'

const world = await startCampaigns()
const { gateway, marketing, clock, rounds, send, member, listening } = world
afterAll(world.stop)

const day = 24 * 60 * 60_000
/** A set meal with the first of each of its choices. */
function setMeal(pid: string) {
  const { catalogue } = gateway.context
  const product = catalogue.products(31, 1).get(`31-${pid}`)
  if (!product) throw new Error(`no set meal ${pid}`)
  const groups = product.groups.map(({ groupId, mains, min }) => ({
    groupId,
    mains: mains.slice(0, 1).map((main) => ({ ...presetMain(main), num: min })),
  }))
  return { lines: [repriceLine(product, { ...presetLine(product), selectedFood: { groups } })] }
}

beforeAll(async () => {
  await newTills(gateway, macauShop)
  clock.at = noon - 90 * day
  await member({ newsBySms: true }, [{}, {}])
  clock.at = noon - 10 * day
  await member({ newsBySms: true }, [{}, {}])
  await member({ newsBySms: true }, [{}, setMeal('solo-set')])
  await member({}, [{}])
  const cancelled = await member({ newsBySms: true })
  const { orderId } = await place(gateway, cancelled)
  await gateway.ask(cancelOrder, { orderId }, cancelled)
  clock.at = noon
  const visitor = await member({ receiveNews: true })
  await gateway.ask(userUpdate, { birthday: { year: 1990, month: 2, day: 3 } }, visitor)
  await listening(visitor)
})

const count = (segment: Partial<Segment>, restDays = 0, as: As = marketing) =>
  gateway.ask(segmentCountGet, { segment: { ...everybody, ...segment }, restDays }, as)

test('everybody of the brand, and whom each channel reaches by consent', async () => {
  expect(await count({})).toEqual({ members: 6, push: 1, sms: 4, email: 0 })
})

test('who has ordered twice in 60 days, and never a set meal', async () => {
  const twice = { orders: { least: 2, most: null, days: 60 } }
  expect(await count(twice)).toMatchObject({ members: 2, sms: 2 })
  const neverSet = { dishes: { ordered: false, sets: true, pids: [], days: 400 } }
  expect(await count({ ...twice, ...neverSet })).toMatchObject({ members: 1, sms: 1 })
  expect(await count({ dishes: { ordered: true, sets: true, pids: [], days: 400 } })).toMatchObject({ members: 1 })
  expect(await count({ dishes: { ordered: true, sets: false, pids: ['solo-set'], days: 5 } })).toMatchObject({ members: 0 })
})

test('who has not come for a while: an order that was cancelled is none', async () => {
  expect(await count({ orders: { least: 0, most: 0, days: 60 } })).toMatchObject({ members: 3 })
  expect(await count({ orders: { least: 1, most: 1, days: 60 } })).toMatchObject({ members: 1, sms: 0 })
})

test('by shop, by when they joined, by birthday and by points', async () => {
  expect(await count({ stores: { storeIds: ['3101'], days: 60 } })).toMatchObject({ members: 3 })
  expect(await count({ stores: { storeIds: ['3102'], days: 60 } })).toMatchObject({ members: 0 })
  expect(await count({ joined: { least: 30, most: null } })).toMatchObject({ members: 1 })
  expect(await count({ joined: { least: 0, most: 30 } })).toMatchObject({ members: 5 })
  expect(await count({ birthMonth: 2 })).toMatchObject({ members: 1, push: 1 })
  expect(await count({ points: 1_000_000 })).toMatchObject({ members: 0 })
  expect(await count({ points: 1 })).toMatchObject({ members: 6 })
})

test('a member of the other brand is one of ours once they have ordered here', async () => {
  const ask = { segment: everybody, restDays: 0 }
  const macau = { ...marketing, brand: 42 as const }
  expect(await gateway.ask(segmentCountGet, ask, macau)).toMatchObject({ members: 0 })
  const traveller = await member({ newsBySms: true })
  await place(gateway, { ...traveller, brand: 42 }, { storeId: macauShop, pids: ['carbonara'] })
  expect(await gateway.ask(segmentCountGet, ask, macau)).toMatchObject({ members: 1, sms: 1 })
})

test('who was told lately has their rest', async () => {
  const before = await count({}, 7)
  await send({ segment: { ...everybody, joined: { least: 30, most: null } } })
  await rounds()
  const after = await count({}, 7)
  expect([after.members, after.sms]).toEqual([before.members, before.sms - 1])
  clock.at += 7 * day
  expect((await count({}, 7, await newStaff(gateway, 'marketing'))).sms).toBe(before.sms)
  clock.at = noon
})
