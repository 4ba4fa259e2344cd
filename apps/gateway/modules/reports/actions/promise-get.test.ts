import { promiseGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startReports, theDay } from '../../../testing/reports.fixtures.ts'

const { gateway, finance } = await startReports()
afterAll(gateway.stop)

/**
 * All were promised for 12:10 to 12:20 or a little later: two were ready at 12:10, just in time and five minutes before the middle, the feast at 13:30.
 */
const sums = { orders: 3, kept: 2, early: 0, late: 1, share: 2 / 3, median: -5, earliest: -5 }

test('orders beside what they were promised for, by shop and hour', async () => {
  const { shops, hours, total, csv } = await gateway.ask(promiseGet, theDay, { ...finance, language: 2 })
  expect(total).toMatchObject(sums)
  expect(total.latest).toBeGreaterThan(50)
  expect(shops).toMatchObject([{ key: '3101', name: 'Taikoo Shing, Cityplaza', ...sums }])
  expect(hours).toMatchObject([{ key: '12', ...sums }])
  expect(csv).toBeNull()
})

test('without an order there is no share', async () => {
  const { shops, total } = await gateway.ask(promiseGet, { from: '2026/11/18', to: '2026/11/18' }, finance)
  expect([shops, total]).toEqual([[], { orders: 0, kept: 0, early: 0, late: 0, share: null, median: null, earliest: null, latest: null }])
})

test('as a spreadsheet, and refused for days to come', async () => {
  const { csv } = await gateway.ask(promiseGet, { ...theDay, csv: true }, finance)
  expect(csv?.split('\r\n')[1]).toMatch(/^all,,,3,2,0,1,0\.6+7?,-5,-5,/)
  expect(await gateway.call(promiseGet, { ...theDay, to: '2026/11/21' }, finance)).toMatchObject({ code: 'PERIOD_INVALID' })
  expect(await gateway.call(promiseGet, { ...theDay, from: '2024/11/20' }, finance)).toMatchObject({ code: 'PERIOD_TOO_LONG' })
  expect(await gateway.call(promiseGet, { from: 'today', to: 'today' }, finance)).toMatchObject({ code: 'CONTENT_INVALID' })
})
