import { expect, test } from 'vitest'
import { eachDay, periodBefore, periodFrom, presetOf, presetPeriod } from './period.ts'

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
  const week = { from: '2026/02/23', to: today }
  expect(periodFrom({ from: '', to: '' }, today, 'week')).toEqual(week)
  expect(periodFrom({ from: '2026/02/28', to: '2026/02/27' }, today, 'week')).toEqual(week)
  expect(periodFrom({ from: '2026/02/28', to: '2026/03/02' }, today, 'week')).toEqual(week)
  expect(periodFrom({ from: '2025/01/25', to: '2026/03/01' }, today, 'week')).toEqual(week)
  expect(periodFrom({ from: '2025/01/26', to: '2026/03/01' }, today, 'week')).toEqual({ from: '2025/01/26', to: '2026/03/01' })
})

test('the period before is as long, and ends where this one begins', () => {
  expect(periodBefore({ from: '2026/02/23', to: today })).toEqual({ from: '2026/02/16', to: '2026/02/22' })
  expect(eachDay({ from: '2026/02/27', to: today })).toEqual(['2026/02/27', '2026/02/28', today])
})
