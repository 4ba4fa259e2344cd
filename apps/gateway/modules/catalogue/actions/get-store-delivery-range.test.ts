import { findDeliveryStore, getStoreDeliveryRange } from '@harbour/protocol'
import { zoneAt } from '@harbour/rules'
import { afterAll, expect, test } from 'vitest'
import { taikooHome, taikooShop } from '../../../testing/orders.fixtures.ts'
import { startGateway } from '../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('[8.12] the zones of a shop are told with their rings and terms, in the order in which they are tried', async () => {
  const { zones } = await gateway.ask(getStoreDeliveryRange, { storeId: taikooShop })
  expect(zones.map(({ zoneId }) => zoneId)).toEqual(['3101-1', '3101-2'])
  expect(zones[0]).toMatchObject({ fee: 1500, minimum: 5000, travelMinutes: 8, holes: [] })
  const { delivery } = await gateway.ask(findDeliveryStore, { lat: taikooHome.lat, lng: taikooHome.lng })
  expect(zoneAt(zones, taikooHome)?.zoneId).toBe(delivery.zoneId)
})

test('[8.12] the holes of a zone are told', async () => {
  const shop = gateway.context.catalogue.shops(31).find(({ zones }) => zones.some(({ holes = [] }) => holes.length > 0))
  const { zones } = await gateway.ask(getStoreDeliveryRange, { storeId: shop?.storeId })
  expect(zones.map(({ ring, holes }) => [ring, holes])).toEqual(shop?.zones.map(({ ring, holes = [] }) => [ring, holes]))
  expect(zones.flatMap(({ holes }) => holes)).not.toEqual([])
})

test('[8.12] a shop that does not deliver has none', async () => {
  expect(await gateway.ask(getStoreDeliveryRange, { storeId: '3115' })).toEqual({ zones: [] })
})

test.each([
  ['of another brand', '4201'],
  ['that does not exist', '9999'],
])('a shop %s is unknown', async (_which, storeId) => {
  expect(await gateway.call(getStoreDeliveryRange, { storeId })).toMatchObject({ status: 301, code: 'STORE_UNKNOWN', data: null })
})

test.each([{}, { storeId: 3101 }, { storeId: '../3101' }])('a malformed content is turned away: %j', async (content) => {
  expect(await gateway.call(getStoreDeliveryRange, content)).toMatchObject({ code: 'CONTENT_INVALID' })
})
