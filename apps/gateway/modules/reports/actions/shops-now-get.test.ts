import { randomUUID } from 'node:crypto'
import { shopsNowGet, shopStateSave, soldOutSave, tabletReport, type ShopNow } from '@harbour/protocol'
import { addMinutes } from '@harbour/rules'
import { afterAll, expect, test } from 'vitest'
import { noon } from '../../../testing/gateway.ts'
import { startReports } from '../../../testing/reports.fixtures.ts'
import { atShops, newStaff, newTablet, type StaffAs } from '../../../testing/staff.fixtures.ts'

const { gateway, finance, manager, clock } = await startReports()
afterAll(gateway.stop)

const shopsOf = async (as: StaffAs) => (await gateway.ask(shopsNowGet, {}, { ...as, language: 2 })).shops
const taikoo = async (): Promise<ShopNow | undefined> => (await shopsOf(finance)).find(({ storeId }) => storeId === '3101')

test('all shops of the brand come as they stand, with their orders that nobody has answered', async () => {
  const shops = await shopsOf(finance)
  expect(shops.length).toBeGreaterThan(60)
  expect(shops.find(({ storeId }) => storeId === '3101')).toMatchObject({
    name: 'Taikoo Shing, Cityplaza',
    openness: { state: 'open' },
    busyMinutes: 0,
    pausedUntil: null,
    reason: null,
    orders: { open: 1, late: 0, lateSince: null, unanswered: 1, unansweredSince: addMinutes(noon, 30) },
    tablets: { paired: 0, silent: 0, muted: 0, hidden: 0, heardAt: null },
    printers: { active: 0, troubled: 0, waiting: 0 },
    soldOut: 0,
  })
  clock.at = addMinutes(noon, 60)
  expect(await taikoo()).toMatchObject({ orders: { open: 1, late: 1 } })
  clock.at = addMinutes(noon, 40)
})

test('what a shop has said of itself is there, with its reason', async () => {
  const until = '2026/11/20 13:00:00'
  await gateway.ask(shopStateSave, { storeId: '3101', busyMinutes: 15, pausedUntil: until, reason: 'equipment' }, manager)
  await gateway.ask(soldOutSave, { storeId: '3101', pid: 'cola', soldOut: true }, manager)
  expect(await taikoo()).toMatchObject({
    openness: { state: 'paused' },
    busyMinutes: 15,
    pausedUntil: addMinutes(noon, 60),
    reason: 'equipment',
    soldOut: 1,
  })
  await gateway.ask(shopStateSave, { storeId: '3101', busyMinutes: 0, pausedUntil: null }, manager)
  expect(await taikoo()).toMatchObject({ busyMinutes: 0, pausedUntil: null, reason: null })
})

test('tablets and printers are counted with their health', async () => {
  const tablet = await newTablet(gateway, await newStaff(gateway, 'admin'), '3101')
  expect((await taikoo())?.tablets).toEqual({ paired: 1, silent: 0, muted: 0, hidden: 0, heardAt: null })
  const health = { sound: 'muted', visible: true, wakeLock: true, unsent: 0, screen: 'counter', version: '1' }
  const heardAt = clock.at
  await gateway.ask(tabletReport, { storeId: '3101', ...health }, { key: tablet.key })
  expect((await taikoo())?.tablets).toMatchObject({ muted: 1, heardAt })
  clock.at += 60_000
  expect((await taikoo())?.tablets).toEqual({ paired: 1, silent: 1, muted: 0, hidden: 0, heardAt })
  const { printers, db } = gateway.context
  const printer = { storeId: '3101', name: 'Counter', host: '10.0.0.9', port: 9100, copy: 'both' } as const
  await printers.save(db.rows, { ...printer, printerId: randomUUID(), active: true })
  await printers.save(db.rows, { ...printer, port: 9101, printerId: randomUUID(), active: false })
  expect((await taikoo())?.printers).toEqual({ active: 1, troubled: 0, waiting: 0 })
  clock.at = heardAt
})

test('a manager sees their own shops, and crew none', async () => {
  expect((await shopsOf(await newStaff(gateway, 'manager', atShops('3102', '3103')))).map(({ storeId }) => storeId)).toEqual([
    '3102',
    '3103',
  ])
  expect(await gateway.call(shopsNowGet, {}, await newStaff(gateway, 'crew', atShops('3101')))).toMatchObject({ code: 'NOT_ALLOWED' })
  expect(await gateway.call(shopsNowGet, { storeId: '3101' }, finance)).toMatchObject({ code: 'UNKNOWN_FIELD' })
})
