import { getStore } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { noon, startGateway } from '../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

const taikooShop = '3101'

test('[1.17] a shop is told with its week, its phone and how it stands now', async () => {
  const shop = await gateway.ask(getStore, { storeId: taikooShop }, { language: 2 })
  expect(shop).toMatchObject({ storeId: taikooShop, name: 'Taikoo Shing, Cityplaza', district: 'Eastern', distance: null, busyMinutes: 0 })
  expect(shop.phone).toMatch(/^\d{8}$/)
  expect(shop.openness).toEqual({ state: 'open', orderUntil: noon + 10 * hour, closesAt: noon + 10.5 * hour, opensAt: null })
  expect(shop.byOrderType.map(({ orderType }) => orderType)).toEqual([1, 2, 5])
})

test('[1.17] a shop tells when it closes or opens next, for each order type', async () => {
  const { nextChange, byOrderType } = await gateway.ask(getStore, { storeId: '3202' })
  expect(nextChange).toEqual({ to: 'closed', at: noon + 10.5 * hour })
  expect(byOrderType.map((row) => row.nextChange?.at)).toEqual([noon + 10.5 * hour, noon + 10 * hour, noon + 10.5 * hour])
  expect(await gateway.ask(getStore, { storeId: '3109' })).toMatchObject({ nextChange: null })
  const early = await startGateway({ now: noon - 8 * hour })
  expect(await early.ask(getStore, { storeId: taikooShop })).toMatchObject({ nextChange: { to: 'open', at: noon - hour } })
  await early.stop()
})

test('[5.7] a shop tells by which ids the coupon platforms know it', async () => {
  expect(await gateway.ask(getStore, { storeId: taikooShop })).toMatchObject({ platformStoreId: '73101', extraStoreId: '83101' })
})

test('[8.13] a shop tells for which order types it takes preorders', async () => {
  const preorders = async (storeId: string) =>
    (await gateway.ask(getStore, { storeId })).byOrderType.filter(({ preorder }) => preorder).map(({ orderType }) => orderType)
  expect(await Promise.all([taikooShop, '3206', '3115'].map(preorders))).toEqual([[1, 2, 5], [1, 5], []])
})

test('[9.16] the week runs from Monday 1 to Sunday 7', async () => {
  const { hours } = await gateway.ask(getStore, { storeId: taikooShop })
  expect(hours.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(hours[6]?.rows).toEqual([{ startTime: '10:30', endTime: '23:00' }])
})

test('[1.4] a shop is told in the language of the caller', async () => {
  const shop = await gateway.ask(getStore, { storeId: taikooShop }, { language: 1 })
  expect(shop).toMatchObject({ name: '太古城中心店', district: '東區' })
})

test('[1.17] the distance is told where the guest says where they are', async () => {
  const shop = await gateway.ask(getStore, { storeId: taikooShop, near: { lat: 22.2847, lng: 114.2161 } })
  expect(shop.distance).toBeGreaterThan(50)
  expect(shop.distance).toBeLessThan(1000)
})

test('[5.2] days on which the shop is shut are told with their reason', async () => {
  const { blackouts } = await gateway.ask(getStore, { storeId: taikooShop }, { language: 2 })
  expect(blackouts[0]?.startDate).toMatch(/^\d{4}\/\d\d\/\d\d$/)
})

test.each([
  ['of another brand', '4201'],
  ['that does not exist', '9999'],
])('[1.2] a shop %s is unknown', async (_which, storeId) => {
  expect(await gateway.call(getStore, { storeId })).toMatchObject({ status: 301, code: 'STORE_UNKNOWN', data: null })
})

test.each([{}, { storeId: 3101 }, { storeId: '../3101' }, { storeId: taikooShop, near: { lat: 91, lng: 0 } }])(
  'a malformed content is turned away: %j',
  async (content) => {
    expect(await gateway.call(getStore, content)).toMatchObject({ code: 'CONTENT_INVALID' })
  },
)

const hour = 3_600_000
