import { randomUUID } from 'node:crypto'
import { pushSubscribe, tabletPushSubscribe } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { noon, startGateway, type As } from '../../../../testing/gateway.ts'
import { newTills, taikooShop } from '../../../../testing/orders.fixtures.ts'
import { newStaff, newTablet } from '../../../../testing/staff.fixtures.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

const [till = {}] = await newTills(gateway, taikooShop)
const { key } = await newTablet(gateway, await newStaff(gateway, 'admin'), taikooShop)
const subscription = { endpoint: 'https://fcm.googleapis.com/fcm/send/abc', p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) }
const call = (more: object, by: As) => gateway.call(tabletPushSubscribe, { storeId: taikooShop, ...subscription, ...more }, by)

test('a till is no tablet, another shop’s tablet is a stranger, and nobody sends the gateway elsewhere', async () => {
  const as = { key }
  expect(await call({}, as)).toMatchObject({ data: { subscribed: true } })
  expect(await call({}, till)).toMatchObject({ status: 301, code: 'NOT_ALLOWED' })
  expect(await call({ storeId: '3102' }, as)).toMatchObject({ code: 'STORE_UNKNOWN' })
  expect(await call({}, { ...as, brand: 42 })).toMatchObject({ code: 'STORE_UNKNOWN' })
  expect(await call({ endpoint: 'https://169.254.169.254/' }, as)).toMatchObject({ code: 'PUSH_UNKNOWN' })
  expect(await call({ p256dh: 'short' }, as)).toMatchObject({ code: 'CONTENT_INVALID' })
  expect(await gateway.call(pushSubscribe, subscription, as)).toMatchObject({ code: 'SECRET_KEY' })
  const { tabletWakes } = gateway.context
  const stranger = { ...subscription, tabletId: randomUUID(), language: 1 } as const
  expect(await tabletWakes.subscribe(stranger, noon)).toBe(false)
})
