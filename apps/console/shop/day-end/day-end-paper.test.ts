import { cents } from '@harbour/rules'
import { expect, test } from 'vitest'
import { back } from './day-money.ts'
import { dayEndPaper } from './day-end-paper.ts'
import type { DayEnd } from './drawer.ts'
import { methodRows } from './method-rows.ts'

const begins = Date.parse('2026-11-23T06:00:00+08:00')
const none = { orders: 0, amount: cents(0) }
const dayEnd: DayEnd = {
  storeId: '3101',
  day: '2026/11/23',
  begins,
  ends: begins + 24 * 60 * 60_000,
  methods: [
    { method: 'card', orders: 71, takings: cents(1_420_600), refunds: cents(14_680) },
    { method: 'cash', orders: 22, takings: cents(395_400), refunds: cents(0) },
  ],
  takings: cents(1_816_000),
  refunds: cents(14_680),
  cash: {
    counter: { orders: 14, takings: cents(241_200), short: cents(0) },
    riders: { orders: 8, takings: cents(154_200), short: cents(0) },
  },
  short: cents(0),
  withRiders: none,
  carried: cents(0),
  ways: { delivery: 61, takeaway: 24, dineIn: 8 },
  hours: [],
  cancelled: { byShop: 3, byGuest: 2, unanswered: 0 },
  promise: { orders: 93, kept: 88, share: 0.9462 },
  float: cents(100_000),
  cashExpected: cents(495_400),
  cashCounted: null,
  difference: null,
  open: 0,
  saved: [],
}
const linesOf = (of: DayEnd) =>
  dayEndPaper(of, { name: '太古城中心店', now: begins }).flatMap((block) =>
    block.kind === 'row' ? [`${block.words} ${block.tail ?? ''}`] : block.kind === 'words' ? [block.words] : [],
  )

test('cash that riders carry is on it before what is to be expected', () => {
  expect(linesOf({ ...dayEnd, carried: cents(12_000) })).toContain(`騎手未交回 ${back(cents(12_000))}`)
  expect(linesOf({ ...dayEnd, carried: cents(-12_000) })).toContain('騎手交回之前的現金 $120.0')
  expect(linesOf(dayEnd).join()).not.toContain('交回')
})

test('cash stands apart by who took it, and together with the others it is all that was taken', () => {
  const rows = methodRows(dayEnd)
  expect(rows.map(({ key, orders }) => [key, orders])).toEqual([
    ['card', 71],
    ['counter', 14],
    ['riders', 8],
  ])
  expect(rows.reduce((sum, { taken }) => sum + taken, 0)).toBe(dayEnd.takings)
})

test('a summary before the day is closed says so, and what cash is to be expected', () => {
  const lines = linesOf(dayEnd)
  expect(lines).toContain('信用卡 × 71 $14,206.0')
  expect(lines).toContain('退款 −$146.8')
  expect(lines).toContain('守時率 94.6%')
  expect(lines).toContain('應有 $4,954.0')
  expect(lines).toContain('尚未結算')
})

test('a summary of a closed day has its count, the difference with its reason, and who counted', () => {
  const latest = {
    dayEndNo: 1,
    replaces: null,
    at: begins + 16 * 60 * 60_000,
    staffName: '偉明',
    float: cents(100_000),
    cashExpected: cents(495_400),
    cashCounted: cents(495_000),
    difference: cents(-400),
    counted: [
      { value: cents(50_000), num: 9 },
      { value: cents(2000), num: 0 },
      { value: cents(45_000), num: 1 },
    ],
    note: '找錯錢',
  }
  const lines = linesOf({ ...dayEnd, saved: [latest] })
  expect(lines).toContain('$500 × 9 $4,500.0')
  expect(lines).not.toContain('$20 × 0 $0.0')
  expect(lines).toContain('短少 −$4.0')
  expect(lines).toContain('找錯錢')
  expect(lines).toContain('偉明 於 22:00 結算')
  expect(lines).not.toContain('尚未結算')
})
