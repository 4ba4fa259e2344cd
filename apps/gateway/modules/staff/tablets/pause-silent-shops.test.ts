import { auditGet, getShopOrders, getStore, shopOverlayGet, shopStateSave, tabletReport } from '@harbour/protocol'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { noon, startGateway, type As } from '../../../testing/gateway.ts'
import { newTills } from '../../../testing/orders.fixtures.ts'
import { atShops, newStaff, newTablet } from '../../../testing/staff.fixtures.ts'
import { pauseSilentShops, pauseSilentShopsRound } from './pause-silent-shops.ts'

const minutes = 60_000
const clock = { at: noon, now: () => clock.at }
const counted: string[] = []
const gateway = await startGateway({ clock })
afterAll(gateway.stop)
const { context } = gateway
const metrics = { ...context.metrics, silencePause: (storeId: string) => void counted.push(storeId) }

const admin = await newStaff(gateway, 'admin')
const manager = await newStaff(gateway, 'manager', atShops('3101'))
const [counter, kitchen] = [await newTablet(gateway, admin, '3101', 'Counter'), await newTablet(gateway, admin, '3101', 'Kitchen')]
const [till] = await newTills(gateway, '3102')
const unreporting = await newTablet(gateway, admin, '3103')
beforeEach(() => void (counted.length = 0))

const health = { sound: 'on', visible: true, wakeLock: true, unsent: 0, screen: 'counter', version: '1' }
const report = (as: As, storeId = '3101') => gateway.ask(tabletReport, { storeId, ...health }, as)
const round = (more: object = {}) => pauseSilentShopsRound({ ...context, metrics, ...more })
const openness = async (storeId = '3101') => (await gateway.ask(getStore, { storeId })).openness.state
const overlay = () => gateway.ask(shopOverlayGet, { storeId: '3101' }, admin)
const after = (of: number) => void (clock.at += of * minutes)

test('a shop is paused once all of its tablets have been silent for five minutes, by Harbour, and takes orders again with the next report', async () => {
  await gateway.ask(shopStateSave, { storeId: '3101', busyMinutes: 15, pausedUntil: null, reason: 'rush' }, manager)
  await report(counter)
  after(3)
  await report(kitchen)
  after(4)
  await round()
  expect([await openness(), counted]).toEqual(['open', []])
  after(1)
  await Promise.all([round(), round()])
  expect([await openness(), counted]).toEqual(['paused', ['3101']])
  const state = { since: clock.at, reason: 'tabletsSilent', note: null, by: { kind: 'system', name: null } }
  expect(await overlay()).toMatchObject({ busyMinutes: 15, pausedUntil: clock.at + 30 * minutes, state })
  const answer = await report(counter)
  expect(answer.openness).toMatchObject({ state: 'open' })
  expect(await overlay()).toMatchObject({ busyMinutes: 15, pausedUntil: null })
  const { entries } = await gateway.ask(auditGet, { storeId: '3101' }, admin)
  expect(entries.slice(0, 2)).toMatchObject([
    { action: 'tablets silent', staffName: 'Harbour', after: expect.stringContaining('"pausedUntil": null') },
    { action: 'tablets silent', staffName: 'Harbour', staffId: null, brand: 31 },
  ])
})

test('a pause is over after half an hour, and there is none again for the same silence', async () => {
  await report(counter)
  after(5)
  await round()
  after(30)
  expect(await openness()).toBe('open')
  await round()
  expect([await openness(), counted]).toEqual(['open', ['3101']])
  await report(counter)
  after(5)
  await round()
  expect([await openness(), counted]).toEqual(['paused', ['3101', '3101']])
  await report(counter)
})

test('a gateway that has just come back pauses nobody: its tablets could not report', async () => {
  after(5)
  await pauseSilentShops({ ...context, metrics }).stop()
  expect([await openness(), counted]).toEqual(['open', []])
  await report(counter)
})

test('what people say stands: a shop that they opened stays open, and one that they paused stays paused when a tablet reports', async () => {
  const say = (pausedUntil: number | null) =>
    gateway.ask(shopStateSave, { storeId: '3101', busyMinutes: 0, pausedUntil: pausedUntil && '2026/11/20 18:00:00' }, manager)
  after(5)
  await round()
  await say(null)
  await round()
  expect(await openness()).toBe('open')
  await say(clock.at)
  await report(counter)
  expect(await openness()).toBe('paused')
  await say(null)
})

test('shops without a tablet, with one that has never reported or not today, or that are shut or past last orders, are left alone; so are all where it is off', async () => {
  await gateway.ask(getShopOrders, { storeId: '3102' }, till)
  await gateway.ask(getShopOrders, { storeId: '3103' }, unreporting)
  await report(counter)
  after(5)
  await round({ settings: { ...context.settings, tabletsPause: false } })
  expect(counted).toEqual([])
  await round()
  expect(counted).toEqual(['3101'])
  clock.at = Date.parse('2026-11-20T22:20:00+08:00')
  await report(kitchen)
  after(5)
  await round()
  expect([await openness(), counted]).toEqual(['lastOrders', ['3101']])
  clock.at = Date.parse('2026-11-21T12:00:00+08:00')
  await round()
  expect([await openness(), counted]).toEqual(['open', ['3101']])
})
