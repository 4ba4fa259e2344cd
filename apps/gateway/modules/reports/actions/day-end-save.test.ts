import { dayEndGet, dayEndSave, auditGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startReports } from '../../../testing/reports.fixtures.ts'
import { atShops, newStaff } from '../../../testing/staff.fixtures.ts'

const { gateway, manager } = await startReports()
afterAll(gateway.stop)
const second = await newStaff(gateway, 'manager', atShops('3101'))
const admin = await newStaff(gateway, 'admin')
const day = { storeId: '3101', day: '2026/11/20' }
/** $157, a dollar less than is to be expected. */
const counted = [
  { value: 100, num: 1 },
  { value: 10, num: 5 },
  { value: 0.5, num: 14 },
]

test('the cash is counted once, a correction names what it replaces, and nothing is lost', async () => {
  const content = { ...day, counted, note: 'A dollar short', replaces: null }
  const first = await gateway.ask(dayEndSave, content, manager)
  expect(first).toMatchObject({ cashExpected: 15800, cashCounted: 15700, difference: -100 })
  const [saved] = first.saved
  expect(saved).toMatchObject({ replaces: null, staffName: 'Chan Siu Ming', cashExpected: 15800, cashCounted: 15700, difference: -100 })
  expect(saved?.counted).toEqual([
    { value: 10000, num: 1 },
    { value: 1000, num: 5 },
    { value: 50, num: 14 },
  ])
  // The answer got lost, and it is said again: kept once.
  expect(await gateway.ask(dayEndSave, content, manager)).toEqual(first)
  const other = { ...day, counted: [{ value: 158, num: 1 }], note: 'Found it', replaces: null }
  expect(await gateway.call(dayEndSave, other, second)).toMatchObject({ code: 'DAY_END_CHANGED' })
  const corrected = await gateway.ask(dayEndSave, { ...other, replaces: saved?.dayEndNo }, second)
  expect(corrected).toMatchObject({ cashCounted: 15800, difference: 0 })
  expect(corrected.saved.map(({ replaces, cashCounted }) => [replaces, cashCounted])).toEqual([
    [saved?.dayEndNo, 15800],
    [null, 15700],
  ])
  expect(await gateway.call(dayEndSave, { ...other, replaces: saved?.dayEndNo }, manager)).toMatchObject({ code: 'DAY_END_CHANGED' })
  const { entries } = await gateway.ask(auditGet, { storeId: '3101' }, admin)
  expect(entries.filter(({ action }) => action === dayEndSave.name)).toMatchObject([
    { subject: day.day, before: expect.stringContaining('15700'), after: expect.stringContaining('15800') },
    { subject: day.day, before: null, after: expect.stringContaining('"A dollar short"') },
  ])
})

test('of many who save at the same moment one does', async () => {
  const yesterday = { storeId: '3101', day: '2026/11/19' }
  const replies = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      gateway.call(
        dayEndSave,
        { ...yesterday, counted: [{ value: at + 1, num: 1 }], note: 'short', replaces: null },
        at % 2 ? manager : second,
      ),
    ),
  )
  expect(replies.filter(({ code }) => code === 'DAY_END_CHANGED')).toHaveLength(5)
  expect((await gateway.ask(dayEndGet, yesterday, manager)).saved).toHaveLength(1)
})

test('a correction of another day, or of another shop’s, is none', async () => {
  const [saved] = (await gateway.ask(dayEndGet, day, manager)).saved
  const content = { storeId: '3102', day: day.day, counted, replaces: saved?.dayEndNo }
  expect(await gateway.call(dayEndSave, content, admin)).toMatchObject({ code: 'DAY_END_CHANGED' })
  expect(await gateway.call(dayEndSave, content, manager)).toMatchObject({ code: 'STORE_UNKNOWN' })
})

test.each(["update day_ends set note = ''", 'delete from day_ends', 'truncate day_ends'])('nobody can “%s”', async (text) => {
  await expect(gateway.context.db.rows({ name: '', text })).rejects.toThrow('only ever added to')
})

test('what cannot have been counted is refused', async () => {
  const save = (more: object) => gateway.call(dayEndSave, { ...day, counted, replaces: null, ...more }, manager)
  expect(await save({ day: '2026/11/21' })).toMatchObject({ code: 'PERIOD_INVALID' })
  expect(await save({ counted: [{ value: 1_000_000, num: 11 }] })).toMatchObject({ code: 'SUM_TOO_LARGE' })
  expect(await save({ counted: [{ value: -1, num: 1 }] })).toMatchObject({ code: 'CONTENT_INVALID' })
  expect(await save({ counted: [{ value: 1, num: 1.5 }] })).toMatchObject({ code: 'CONTENT_INVALID' })
  expect(await save({ counted: [] })).toMatchObject({ code: 'CONTENT_INVALID' })
})

test('what differs from what was to be expected wants a note, and is not kept without one', async () => {
  const of = { storeId: '3103', day: day.day }
  const save = (more: object) => gateway.call(dayEndSave, { ...of, replaces: null, ...more }, admin)
  const saved = async () => (await gateway.ask(dayEndGet, of, admin)).saved
  expect(await save({ counted: [{ value: 0.1, num: 1 }] })).toMatchObject({ status: 301, code: 'NOTE_REQUIRED' })
  expect(await save({ counted: [{ value: 0.1, num: 1 }], note: '  ' })).toMatchObject({ code: 'NOTE_REQUIRED' })
  expect(await save({ counted: [{ value: 100, num: 1 }], float: 100.1 })).toMatchObject({ code: 'NOTE_REQUIRED' })
  expect(await saved()).toEqual([])
  expect(await save({ counted: [{ value: 100, num: 1 }], float: 100 })).toMatchObject({ status: 1, data: { difference: 0 } })
  const { entries } = await gateway.ask(auditGet, { storeId: '3103' }, admin)
  expect(entries).toHaveLength(1)
})

test('the float is kept with each count and is that of the one before where nobody says another', async () => {
  const read = (of: string) => gateway.ask(dayEndGet, { storeId: '3104', day: of }, admin)
  const save = (of: string, more: object) =>
    gateway.call(dayEndSave, { storeId: '3104', day: of, replaces: null, note: '', ...more }, admin)
  const [first, second] = ['2026/11/19', day.day]
  const counted = [{ value: 1000, num: 1 }]
  expect(await read(second)).toMatchObject({ float: 0, cashExpected: 0 })
  expect(await save(first, { counted, float: 1000 })).toMatchObject({ status: 1, data: { float: 1000, cashExpected: 1000 } })
  expect(await read(second)).toMatchObject({ float: 100_000, cashExpected: 100_000, cashCounted: null })
  // A double tap.
  expect(await Promise.all([save(second, { counted }), save(second, { counted })])).toMatchObject([{ status: 1 }, { status: 1 }])
  const { saved } = await read(second)
  expect(saved).toMatchObject([{ float: 100_000, cashExpected: 100_000, difference: 0 }])
  const corrected = { counted: [{ value: 500, num: 1 }], float: 500, replaces: saved[0]?.dayEndNo }
  expect(await save(second, corrected)).toMatchObject({ status: 1, data: { float: 500, difference: 0 } })
  // The same count with another float is another word.
  expect(await save(second, { ...corrected, float: 500.1, note: 'x' })).toMatchObject({ code: 'DAY_END_CHANGED' })
  expect(await read(first)).toMatchObject({ float: 100_000, difference: 0 })
  expect(await save(first, { counted, float: 1_000_001 })).toMatchObject({ code: 'SUM_TOO_LARGE' })
  expect(await save(first, { counted, float: -1 })).toMatchObject({ code: 'CONTENT_INVALID' })
})
