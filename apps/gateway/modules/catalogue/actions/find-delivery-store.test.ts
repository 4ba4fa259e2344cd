import { findDeliveryStore, updateStoreState } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newTills } from '../../../testing/orders.fixtures.ts'
import { startGateway } from '../../../testing/gateway.ts'

const gateway = await startGateway()
const gatewayAtFourInTheMorning = await startGateway({ now: Date.parse('2026-11-20T04:00:00+08:00') })
afterAll(async () => void (await Promise.all([gateway.stop(), gatewayAtFourInTheMorning.stop()])))

const taikooShing = { lat: 22.2863, lng: 114.2189 }
const onCheungChau = { lat: 22.2085, lng: 114.0285 }

test('[8.12] the nearest open shop whose zone holds the door delivers, on its terms', async () => {
  const { store, delivery } = await gateway.ask(findDeliveryStore, taikooShing)
  const zone = gateway.context.catalogue.shop('3101')?.zones[0]
  expect(store).toMatchObject({ storeId: '3101', openness: { state: 'open' } })
  expect(store.distance).toBeLessThan(500)
  expect(delivery).toEqual({ zoneId: zone?.zoneId, fee: zone?.fee, minimum: zone?.minimum, travelMinutes: zone?.travelMinutes })
})

test('[8.12] an open shop further away comes before a closed one nearby', async () => {
  const { store } = await gatewayAtFourInTheMorning.ask(findDeliveryStore, taikooShing)
  expect(store).toMatchObject({ storeId: '3102', openness: { state: 'open' } })
})

test('[8.12] [8.13] of shops that take no orders now, one that takes a preorder for delivery comes before a nearer one that does not', async () => {
  const inShamShuiPo = { lat: 22.3306, lng: 114.1624 }
  const { storeId } = (await gateway.ask(findDeliveryStore, inShamShuiPo)).store
  expect(storeId).toBe('3206')
  const night = gatewayAtFourInTheMorning
  expect((await night.ask(findDeliveryStore, inShamShuiPo)).store).toMatchObject({ storeId: '3204', openness: { state: 'open' } })
  const [till] = await newTills(night, '3204')
  await night.ask(updateStoreState, { storeId: '3204', busyMinutes: 0, pausedUntil: '2026/11/20 05:00:00' }, till)
  const { store } = await night.ask(findDeliveryStore, inShamShuiPo)
  expect(store).toMatchObject({ openness: { state: expect.stringMatching(/closed|paused/) }, preorders: expect.arrayContaining([2]) })
})

test('[8.12] where all are closed, the nearest closed one is named with its next opening', async () => {
  const { store } = await gatewayAtFourInTheMorning.ask(findDeliveryStore, onCheungChau)
  expect(store).toMatchObject({ storeId: '3344', openness: { state: 'closed' } })
  expect(store.openness.opensAt).toBe(Date.parse('2026-11-20T10:30:00+08:00'))
})

test.each([
  ['the middle of the sea', 31, { lat: 22.1, lng: 114.3 }],
  ['Macau for the brand of Hong Kong', 31, { lat: 22.1933, lng: 113.5394 }],
  ['Hong Kong for the brand of Macau', 42, taikooShing],
] as const)('[8.12] %s is out of the service area', async (_where, brand, point) => {
  const reply = await gateway.call(findDeliveryStore, point, { brand, language: 2 })
  expect(reply).toMatchObject({ status: 301, code: 'OUT_OF_SERVICE_AREA', msg: 'This address is out of our service area.', data: null })
})

test.each([{}, { lat: 22 }, { lat: 22, lng: 181 }, { lat: '22', lng: 114 }])('a malformed content is turned away: %j', async (content) => {
  expect(await gateway.call(findDeliveryStore, content)).toMatchObject({ code: 'CONTENT_INVALID' })
})
