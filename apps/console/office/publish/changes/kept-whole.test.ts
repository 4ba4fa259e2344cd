import { expect, test } from 'vitest'
import { isKeptWhole } from './kept-whole.ts'

const fries = { kind: 'product', id: 'fries', change: 'changed' } as const

test('a change of content is kept where its record is written anew; a place alone is not', () => {
  expect(isKeptWhole(fries, { conflicts: [] })).toBe(true)
  expect(isKeptWhole(fries, undefined)).toBe(true)
  expect(isKeptWhole({ ...fries, change: 'moved' }, { conflicts: [] })).toBe(false)
})

test('a change of what was published otherwise since is not', () => {
  const conflict = { kind: 'product' as const, id: 'fries', changedBy: null, changedAt: null }
  expect(isKeptWhole(fries, { conflicts: [conflict] })).toBe(false)
  expect(isKeptWhole({ ...fries, id: 'wings' }, { conflicts: [conflict] })).toBe(true)
  expect(isKeptWhole({ ...fries, kind: 'coupon' }, { conflicts: [conflict] })).toBe(true)
})
