import { dayEndListGet, dayEndSave } from '@harbour/protocol'
import { cents } from '@harbour/rules'
import { afterAll, expect, test } from 'vitest'
import { startReports, theDay } from '../../../testing/reports.fixtures.ts'
import { atShops, newStaff } from '../../../testing/staff.fixtures.ts'

const { gateway, finance, manager } = await startReports()
afterAll(gateway.stop)
const storeId = '3101'

test('a day on which a shop has cash is there before anybody has counted', async () => {
  const { days, total, csv } = await gateway.ask(dayEndListGet, theDay, finance)
  expect(days).toMatchObject([
    { storeId, day: '2026/11/20', cash: 15800, short: 0, expected: null, counted: null, difference: null, counts: 0 },
  ])
  expect([total, csv]).toEqual([{ cash: 15800, difference: 0, uncounted: 1 }, null])
})

test('it is counted, and corrected: the last count stands against the cash', async () => {
  const count = (value: number, replaces: number | null) =>
    gateway.ask(
      dayEndSave,
      { storeId, day: '2026/11/20', counted: [{ value: cents(value), num: 1 }], float: cents(0), note: 'a note is missing', replaces },
      manager,
    )
  const first = await count(100, null)
  await count(150, first.saved[0]?.dayEndNo ?? 0)
  const { days, total, csv } = await gateway.ask(dayEndListGet, { from: '2026/11/19', to: '2026/11/20', csv: true }, finance)
  expect(days).toMatchObject([
    { day: '2026/11/20', cash: 15800, expected: 15800, counted: 15000, difference: -800, counts: 2, note: 'a note is missing' },
    { day: '2026/11/19', counts: 0 },
  ])
  expect(total).toMatchObject({ difference: -800, uncounted: 1 })
  expect(csv?.split('\r\n')[1]).toMatch(/^2026\/11\/20,3101,[^,]+(,[^,]+)?,158,0,0,158,150,-8,2,2026\/11\/20 12:40:00,/)
})

test('each sees the shops whose books they do', async () => {
  const ofMacau = await newStaff(gateway, 'finance', { kind: 'brand', brand: 42 })
  expect((await gateway.ask(dayEndListGet, theDay, ofMacau)).days).toEqual([])
  const macau = await gateway.ask(dayEndListGet, { from: '2026/11/19', to: '2026/11/20' }, { ...ofMacau, brand: 42 })
  expect(macau.days).toHaveLength(1)
  expect((await gateway.ask(dayEndListGet, { ...theDay, storeId: '3102' }, finance)).days).toEqual([])
  expect(await gateway.call(dayEndListGet, theDay, manager)).toMatchObject({ code: 'NOT_ALLOWED' })
  const elsewhere = await newStaff(gateway, 'finance', atShops('3102'))
  expect(await gateway.call(dayEndListGet, { ...theDay, storeId }, elsewhere)).toMatchObject({ code: 'STORE_UNKNOWN' })
  expect(await gateway.call(dayEndListGet, { from: '2026/11/21', to: '2026/11/20' }, finance)).toMatchObject({ code: 'PERIOD_INVALID' })
  expect(await gateway.call(dayEndListGet, { from: '2025/01/01', to: '2026/11/20' }, finance)).toMatchObject({ code: 'PERIOD_TOO_LONG' })
})
