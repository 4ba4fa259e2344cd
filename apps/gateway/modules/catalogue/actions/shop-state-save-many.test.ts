import { auditGet, getStore, shopStateSaveMany } from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noon, startGateway, type As } from '../../../testing/gateway.ts'
import { atShops, newStaff, wholeChain, type StaffAs } from '../../../testing/staff.fixtures.ts'

const gateway = await startGateway()
afterAll(gateway.stop)
let [admin, manager]: StaffAs[] = []
beforeAll(async () => void ([admin, manager] = [await newStaff(gateway, 'admin'), await newStaff(gateway, 'manager', atShops('3101'))]))

const storm = { busyMinutes: 0, pausedUntil: '2026/11/20 14:00:00', reason: 'weather', note: 'Signal 8' }
const say = (content: object, as: As | undefined = admin) =>
  gateway.call(shopStateSaveMany, { where: wholeChain, ...storm, ...content }, as)
const opennessOf = async (storeId: string, brand: 31 | 42) => (await gateway.ask(getStore, { storeId }, { brand })).openness.state

test('[8.13] all shops pause with one word, each with its entry in the audit; said again it is no news', async () => {
  const { shops } = await gateway.ask(shopStateSaveMany, { where: { kind: 'brand', brand: 31 }, ...storm }, admin)
  expect(shops).toHaveLength(gateway.context.catalogue.shops(31).length)
  expect(shops.every(({ pausedUntil }) => pausedUntil === noon + 2 * 3_600_000)).toBe(true)
  expect([await opennessOf('3101', 31), await opennessOf('4201', 42)]).toEqual(['paused', 'open'])
  const written = async () => (await gateway.ask(auditGet, { storeId: '3101' }, admin)).entries
  expect(await written()).toMatchObject([{ action: shopStateSaveMany.name, after: expect.stringContaining('Signal 8') }])
  await say({ where: atShops('3101') }, manager)
  expect(await written()).toHaveLength(1)
})

test('a busy time of several shops ends by itself', async () => {
  const busy = { where: atShops('3102', '3103'), busyMinutes: 20, busyUntil: '2026/11/20 13:00:00', pausedUntil: null }
  await gateway.ask(shopStateSaveMany, busy, admin)
  expect(gateway.context.catalogue.shop('3103')).toMatchObject({ busyMinutes: 20, busyUntil: noon + 3_600_000 })
})

test('a pause of more than a day is refused at all of them', async () => {
  expect(await say({ pausedUntil: '2026/11/22 12:00:00' })).toMatchObject({ code: 'PAUSE_TOO_LONG', data: null })
})

test('who has the right at one shop changes neither another nor all', async () => {
  expect(await say({ where: atShops('3101', '4201'), busyMinutes: 30 }, manager)).toMatchObject({ code: 'STORE_UNKNOWN' })
  expect(await say({ busyMinutes: 30 }, manager)).toMatchObject({ code: 'NOT_ALLOWED' })
  expect(gateway.context.catalogue.shop('3101')).toMatchObject({ busyMinutes: 0 })
})

test('a malformed content is turned away', async () => {
  expect(await say({ where: { kind: 'shops' } })).toMatchObject({ code: 'CONTENT_INVALID' })
})
