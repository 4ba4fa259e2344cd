import { getStoreList } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

const taikooStation = { lat: 22.2847, lng: 114.2161 }

test('[1.17] shops come nearest first where the guest says where they are', async () => {
  const { stores } = await gateway.ask(getStoreList, { near: taikooStation })
  const distances = stores.map(({ distance }) => distance ?? NaN)
  expect(stores[0]?.storeId).toBe('3101')
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
})

test('[1.17] without a place they come in the order of the chain, with no distance', async () => {
  const { stores } = await gateway.ask(getStoreList, {})
  expect(stores.map(({ storeId }) => storeId)).toEqual(gateway.context.catalogue.shops(31).map(({ storeId }) => storeId))
  expect(stores[0]?.distance).toBeNull()
})

test('[1.15] only shops that serve the order type are listed', async () => {
  const { stores } = await gateway.ask(getStoreList, { orderType: 2 })
  expect(stores.length).toBeGreaterThan(0)
  expect(stores.every(({ orderTypes }) => orderTypes.includes(2))).toBe(true)
  expect(stores.map(({ storeId }) => storeId)).not.toContain('3115')
})

test.each([
  ['太古', '3101'],
  ['taikoo', '3101'],
  ['CITYPLAZA', '3101'],
  ['eastern shing', '3101'],
  ['东区 太古', '3101'],
  ['queens road', '3106'],
  ['Hennessy', '3108'],
])('[1.17] "%s" finds shop %s by name, address or district in either language', async (keyword, storeId) => {
  const { stores } = await gateway.ask(getStoreList, { keyword }, { language: 2 })
  expect(stores.map((store) => store.storeId)).toContain(storeId)
  expect(stores.length).toBeLessThan(15)
})

test('[1.17] a keyword that no shop bears finds none', async () => {
  expect(await gateway.ask(getStoreList, { keyword: 'Ulaanbaatar' })).toEqual({ stores: [] })
})

test('[1.17] only shops that take orders now are listed when that is asked for', async () => {
  const early = await startGateway({ now: Date.parse('2026-11-20T04:00:00+08:00') })
  const [all, open] = [await early.ask(getStoreList, {}), await early.ask(getStoreList, { openNow: true })]
  const isOpen = (store: (typeof all.stores)[number]) => store.openness.state === 'open'
  expect(open.stores).toEqual(all.stores.filter(isOpen))
  expect([open.stores.length, all.stores.length].every((count, index, [few = 0]) => count > (index === 0 ? 0 : few))).toBe(true)
  expect((await early.ask(getStoreList, { openNow: false })).stores).toHaveLength(all.stores.length)
  await early.stop()
})

test('[8.13] a shop tells for which order types it takes preorders', async () => {
  const { stores } = await gateway.ask(getStoreList, {})
  const of = (id: string) => stores.find(({ storeId }) => storeId === id)?.preorders
  expect([of('3101'), of('3206'), of('3115')]).toEqual([[1, 2, 5], [1, 5], []])
})

test('[1.3] Macau lists the shops of Macau', async () => {
  const { stores } = await gateway.ask(getStoreList, {}, { brand: 42 })
  expect(stores.map(({ storeId }) => storeId)).toEqual(['4201', '4202', '4203', '4204', '4205', '4206', '4207'])
})

test('[8.13] what waits in a kitchen makes the quote of its shop longer, and the shop busy', async () => {
  const busy = await startGateway({ instead: { queues: { minutes: async (storeId) => (storeId === '3101' ? 20 : 0) } } })
  const { stores } = await busy.ask(getStoreList, { orderType: 1, near: taikooStation })
  const [taikoo, next] = stores
  expect(taikoo).toMatchObject({ storeId: '3101', busyMinutes: 20, quoteMinutes: { low: 30, high: 40 } })
  expect(next).toMatchObject({ busyMinutes: 0, quoteMinutes: { low: 10, high: 20 } })
  await busy.stop()
})

test.each([{ orderType: 3 }, { near: { lat: 'x', lng: 0 } }, { keyword: 'x'.repeat(61) }, { openNow: 1 }])(
  'a malformed content is turned away: %j',
  async (content) => {
    expect(await gateway.call(getStoreList, content)).toMatchObject({ code: 'CONTENT_INVALID' })
  },
)
