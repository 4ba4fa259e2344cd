import { getShopQuoTime, getStore, getStoreList, updateStoreState } from '@harbour/protocol'
import { addMinutes, formatMoment } from '@harbour/rules'
import { afterAll, afterEach, expect, test } from 'vitest'
import { hearNotices } from '../../../testing/notices.ts'
import { openCatalogue } from '../open-catalogue.ts'
import { newGuest, newTills, taikooShop } from '../../../testing/orders.fixtures.ts'
import { noon, startGateway } from '../../../testing/gateway.ts'

const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock })
const { db } = gateway.context
afterAll(gateway.stop)
afterEach(() => void (clock.at = noon))

const [till, otherTill] = await newTills(gateway, taikooShop, '4201')
const one = addMinutes(noon, 60)
const say = (busyMinutes: number, pausedUntil: number | null = null, as = till) =>
  gateway.call(updateStoreState, { storeId: taikooShop, busyMinutes, pausedUntil: pausedUntil && formatMoment(pausedUntil) }, as)
const shop = () => gateway.ask(getStore, { storeId: taikooShop })

test('[8.13] a till says that its shop is busy, and lists, quotes and the shop itself tell so', async () => {
  expect(await say(15)).toMatchObject({ status: 1, data: { busyMinutes: 15, pausedUntil: null } })
  expect(await shop()).toMatchObject({ busyMinutes: 15, quoteMinutes: { low: 25, high: 35 }, openness: { state: 'open' } })
  const { stores } = await gateway.ask(getStoreList, { keyword: 'Cityplaza' })
  expect(stores).toMatchObject([{ storeId: taikooShop, busyMinutes: 15 }])
  expect(await gateway.ask(getShopQuoTime, { storeId: taikooShop, orderType: 1 })).toMatchObject({ busy: true })
  await say(0)
  expect(await shop()).toMatchObject({ busyMinutes: 0, quoteMinutes: { low: 10, high: 20 } })
})

test('[8.13] a pause is told with its end for every order type, and is over by itself', async () => {
  await say(0, one)
  const paused = { state: 'paused', orderUntil: null, closesAt: noon + 10.5 * 3_600_000, opensAt: one }
  const { openness, byOrderType, nextChange } = await shop()
  expect([openness, ...byOrderType.map((row) => row.openness)]).toEqual([paused, paused, paused, paused])
  expect(nextChange).toEqual({ to: 'open', at: one })
  const open = await gateway.ask(getStoreList, { openNow: true })
  expect(open.stores.map(({ storeId }) => storeId)).not.toContain(taikooShop)
  clock.at = one
  expect(await shop()).toMatchObject({ openness: { state: 'open' } })
})

test('[8.13] the last word counts, and a pause that is over already is none', async () => {
  await say(10, one)
  expect(await say(0, null)).toMatchObject({ data: { busyMinutes: 0, pausedUntil: null } })
  expect(await say(0, addMinutes(noon, -1))).toMatchObject({ status: 1, data: { pausedUntil: null } })
  expect(await shop()).toMatchObject({ openness: { state: 'open' }, busyMinutes: 0 })
})

test('[8.13] every process knows at once', async () => {
  const other = await openCatalogue(db)
  const listener = await hearNotices(gateway.context, { catalogue: () => void other.reload() })
  await say(25, one)
  await expect.poll(() => other.shop(taikooShop)).toMatchObject({ busyMinutes: 25, pausedUntil: one })
  await say(0)
  await expect.poll(() => other.shop(taikooShop)).toMatchObject({ busyMinutes: 0, pausedUntil: null })
  await listener.stop()
})

test('[8.13] what a till has said outlives the process', async () => {
  await say(20, one)
  expect((await openCatalogue(db)).shop(taikooShop)).toMatchObject({ busyMinutes: 20, pausedUntil: one })
  await say(0)
})

test('a pause of more than a day is refused', async () => {
  expect(await say(0, addMinutes(noon, 24 * 60) + 1000)).toMatchObject({ status: 301, code: 'PAUSE_TOO_LONG', data: null })
  expect(await say(0, addMinutes(noon, 24 * 60))).toMatchObject({ status: 1 })
  await say(0)
})

test.each([
  ['the key of another shop', otherTill, 31],
  ['its own key under another brand', till, 42],
] as const)('a till with %s changes nothing', async (_how, as, brand) => {
  const content = { storeId: taikooShop, busyMinutes: 30, pausedUntil: null }
  expect(await gateway.call(updateStoreState, content, { ...as, brand })).toMatchObject({ status: 301, code: 'STORE_UNKNOWN', data: null })
  expect(await shop()).toMatchObject({ busyMinutes: 0 })
})

test('a guest, or nobody in particular, changes nothing', async () => {
  for (const as of [await newGuest(gateway), {}, { key: 'made up' }])
    expect(await say(30, one, as)).toMatchObject({ status: 2, code: 'SECRET_KEY', data: null })
  expect(await shop()).toMatchObject({ busyMinutes: 0, openness: { state: 'open' } })
})

test.each([
  {},
  { busyMinutes: -1 },
  { busyMinutes: 91 },
  { busyMinutes: 0.5 },
  { busyMinutes: 0, pausedUntil: 'soon' },
  { busyMinutes: 0 },
])('a malformed content is turned away: %j', async (part) => {
  expect(await gateway.call(updateStoreState, { storeId: taikooShop, ...part }, till)).toMatchObject({ code: 'CONTENT_INVALID' })
})
