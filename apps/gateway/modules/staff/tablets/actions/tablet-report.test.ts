import { tabletListGet, tabletReport, tabletRevoke } from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoChain, replaceChain } from '../../../catalogue/seed.ts'
import { noon, startGateway } from '../../../../testing/gateway.ts'
import { newTills } from '../../../../testing/orders.fixtures.ts'
import { atShops, newStaff, newTablet, type StaffAs } from '../../../../testing/staff.fixtures.ts'

let now = noon
const gateway = await startGateway({ clock: { now: () => now } })
afterAll(gateway.stop)

let manager: StaffAs
let tablet: { key: string; tabletId: string }
beforeAll(async () => {
  manager = await newStaff(gateway, 'manager', atShops('3101'))
  tablet = await newTablet(gateway, manager, '3101')
})

const health = { sound: 'on', visible: true, wakeLock: true, unsent: 0, screen: 'counter', version: '1.4.0' }
const report = (more: object = {}, as: object = tablet) => gateway.call(tabletReport, { storeId: '3101', ...health, ...more }, as)
const listed = async () => (await gateway.ask(tabletListGet, { storeId: '3101' }, manager)).tablets[0]

test('a tablet says how it is, hears its name, its shop’s, and how that stands; the shop sees its last report', async () => {
  expect(await listed()).toMatchObject({ seenAt: null, report: null })
  const { data } = await report({ sound: 'blocked', unsent: 2, screen: 'kitchen' })
  const openness = { state: 'open', orderUntil: '2026/11/20 22:00:00', closesAt: '2026/11/20 22:30:00', opensAt: null }
  const storeName = { tc: '太古城中心店', en: 'Taikoo Shing, Cityplaza' }
  expect(data).toEqual({ name: 'Counter', storeName, openness, phoneTakesSms: false, attention: null })
  now += 30_000
  await report({ wakeLock: false })
  expect(await listed()).toMatchObject({ seenAt: now, report: { at: now, ...health, wakeLock: false } })
})

test('[4.43] a tablet hears whether its shop’s phone can take an SMS', async () => {
  const { db, settings, catalogue } = gateway.context
  const withPhone = async (phone: string) => {
    const shop = demoChain.shop.map((one) => (one.storeId === '3101' ? { ...one, phone } : one))
    await replaceChain({ db, dataDir: settings.dataDir, chain: { ...demoChain, shop } })
    await catalogue.reload()
    return (await report()).data
  }
  expect(await withPhone('91234567')).toMatchObject({ phoneTakesSms: true })
  expect(await withPhone('25671234')).toMatchObject({ phoneTakesSms: false })
})

test('a till is no tablet, another shop’s tablet is a stranger, and a revoked one opens nothing', async () => {
  const [till] = await newTills(gateway, '3101')
  expect(await report({}, till)).toMatchObject({ status: 301, code: 'NOT_ALLOWED', data: null })
  expect(await report({ storeId: '3102' })).toMatchObject({ code: 'STORE_UNKNOWN' })
  expect(await report({}, { ...tablet, brand: 42 })).toMatchObject({ code: 'STORE_UNKNOWN' })
  expect(await report({}, manager)).toMatchObject({ code: 'SECRET_KEY' })
  const lost = await newTablet(gateway, manager, '3101', 'Lost')
  await gateway.ask(tabletRevoke, { storeId: '3101', tabletId: lost.tabletId }, manager)
  expect(await report({}, lost)).toMatchObject({ code: 'SECRET_KEY' })
  const { keep } = gateway.context.tabletReports
  expect(await keep(lost.tabletId, { ...health, sound: 'on', screen: 'counter' })).toBeUndefined()
})

test.each([
  { sound: 'loud' },
  { visible: 1 },
  { unsent: -1 },
  { unsent: 1000 },
  { unsent: 0.5 },
  { screen: 'tv' },
  { version: 'x'.repeat(41) },
  { wakeLock: null },
  { battery: 3 },
])('a malformed report is turned away: %j', async (more) => {
  expect(await report(more)).toMatchObject({ code: expect.stringMatching(/^(CONTENT_INVALID|UNKNOWN_FIELD)$/) })
})
