import { expect, test } from 'vitest'
import { blackoutLines } from './blackout-words.ts'

const noon = Date.parse('2026-11-21T12:00:00+08:00')
const on = (startDate: string, endDate = startDate) => ({ startDate, endDate, times: [] })

test('[5.2] a shop that is shut on a day says so, with the reason', () => {
  expect(blackoutLines([{ ...on('2026/12/25'), reason: '聖誕節休息' }], noon)).toEqual(['12 月 25 日暫停營業。聖誕節休息。'])
})

test('[5.2] listed times are those at which it is open', () => {
  const lines = blackoutLines([{ ...on('2026/11/28', '2026/11/29'), times: [{ startTime: '15:00', endTime: '18:00' }] }], noon)
  expect(lines).toEqual(['11 月 28 日–11 月 29 日只營業 15:00–18:00。'])
})

test('[5.2] what ends today still counts, what ended yesterday does not, and the sooner comes first', () => {
  expect(blackoutLines([on('2026/12/01'), on('2026/11/20', '2026/11/21'), on('2026/11/19', '2026/11/20')], noon)).toEqual([
    '11 月 20 日–11 月 21 日暫停營業。',
    '12 月 1 日暫停營業。',
  ])
})
