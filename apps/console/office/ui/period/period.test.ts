import { expect, test } from 'vitest'
import { eachDay, periodBefore, periodFrom, presetOf, presetPeriod, withFirst, withLast } from './period.ts'

const today = '2026/03/01'

test('presets end today, or where the calendar says', () => {
  expect(presetPeriod('week', today)).toEqual({ from: '2026/02/23', to: today })
  expect(presetPeriod('month', today)).toEqual({ from: today, to: today })
  expect(presetPeriod('lastMonth', today)).toEqual({ from: '2026/02/01', to: '2026/02/28' })
  expect(presetPeriod('yesterday', today)).toEqual({ from: '2026/02/28', to: '2026/02/28' })
})

test('a period is known by its preset, and days of one’s own by none', () => {
  expect(presetOf({ from: '2026/02/01', to: '2026/02/28' }, today)).toBe('lastMonth')
  expect(presetOf({ from: '2026/02/02', to: '2026/02/28' }, today)).toBeUndefined()
})

test('an address that names no period gives the usual one', () => {
  const [week, terms] = [{ from: '2026/02/23', to: today }, { today, usual: 'week', most: 400 } as const]
  expect(periodFrom({ from: '', to: '' }, terms)).toEqual(week)
  expect(periodFrom({ from: '2026/02/28', to: '2026/02/27' }, terms)).toEqual(week)
  expect(periodFrom({ from: '2026/02/28', to: '2026/03/02' }, terms)).toEqual(week)
  expect(periodFrom({ from: '2025/01/25', to: '2026/03/01' }, terms)).toEqual(week)
  expect(periodFrom({ from: '2025/01/26', to: '2026/03/01' }, terms)).toEqual({ from: '2025/01/26', to: '2026/03/01' })
})

test('the period before is as long, and ends where this one begins', () => {
  expect(periodBefore({ from: '2026/02/23', to: today })).toEqual({ from: '2026/02/16', to: '2026/02/22' })
  expect(eachDay({ from: '2026/02/27', to: today })).toEqual(['2026/02/27', '2026/02/28', today])
})

test('another first or last day takes the other along, so that a period is neither turned around nor longer than it may be', () => {
  const period = { from: '2026/02/01', to: '2026/02/28' }
  expect(withFirst(period, '2026/02/10', 93)).toEqual({ from: '2026/02/10', to: '2026/02/28' })
  expect(withFirst(period, '2026/03/01', 93)).toEqual({ from: today, to: today })
  expect(withFirst(period, '2025/01/01', 93)).toEqual({ from: '2025/01/01', to: '2025/04/03' })
  expect(withLast(period, '2026/02/10', 93)).toEqual({ from: '2026/02/01', to: '2026/02/10' })
  expect(withLast(period, '2026/01/01', 93)).toEqual({ from: '2026/01/01', to: '2026/01/01' })
  expect(withLast({ from: '2025/01/01', to: '2025/02/01' }, '2026/02/28', 93)).toEqual({ from: '2025/11/28', to: '2026/02/28' })
})
