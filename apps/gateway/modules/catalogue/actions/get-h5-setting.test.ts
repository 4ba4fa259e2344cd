import { getH5Setting } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('[3.26] [7.12] [9.3] each brand has its currency, phone prefix and map centre', async () => {
  const { brandInfos } = await gateway.ask(getH5Setting)
  expect(brandInfos[31]).toMatchObject({ brandId: 31, currency: 'HKD', phonePrefix: '852', mapCentre: { lat: 22.32, lng: 114.17 } })
  expect(brandInfos[42]).toMatchObject({ brandId: 42, currency: 'MOP', phonePrefix: '853', mapCentre: { lat: 22.2, lng: 113.54 } })
})

test('[9.13] fees are dollars on the wire', async () => {
  const { data } = await gateway.call(getH5Setting)
  expect(data).toMatchObject({ brandInfos: { 31: { fees: { cutlery: 1 } } } })
})

test('[1.4] names and offers are in the language of the caller', async () => {
  const [chinese, english] = await Promise.all(([1, 2] as const).map((language) => gateway.ask(getH5Setting, {}, { language })))
  expect(chinese?.brandInfos[31].name).toBe('海港薄餅炸雞')
  expect(english?.brandInfos[31].name).toBe('Harbour Pizza & Chicken')
  expect(chinese?.brandInfos[31].offers[0]?.title).toMatch(/\p{Script=Han}/u)
  expect(english?.brandInfos[31].offers[0]?.title).not.toMatch(/\p{Script=Han}/u)
})

test('an unknown field is turned away', async () => {
  expect(await gateway.call(getH5Setting, { storeId: '3101' })).toMatchObject({ code: 'UNKNOWN_FIELD' })
})
