import { expect, test } from 'vitest'
import { largeMoves } from './large-moves.ts'

const isLarge = (field: string, before: unknown, after: unknown) => largeMoves([{ field, before, after }]).includes(field)

test.each([
  [10_000, 12_000, false],
  [10_000, 12_001, true],
  [10_000, 8000, false],
  [10_000, 7999, true],
  [undefined, 5000, false],
  [5000, undefined, false],
  [0, 5000, false],
])('a price that moves from %s to %s moves far: %s', (before, after, far) => {
  expect(isLarge('price.31', before, after)).toBe(far)
  expect(isLarge('requirements[size].options[large].price.42', before, after)).toBe(far)
})

const rules = (cents: number) => [{ storeIds: ['3101'], startTime: '11:00', endTime: '14:00', price: { 31: cents } }]

test('so does one of shops and times', () => {
  expect(isLarge('requirements[size].options[large].priceRules', rules(8000), rules(800))).toBe(true)
  expect(isLarge('priceRules', rules(8000), rules(8800))).toBe(false)
  expect(isLarge('priceRules', undefined, rules(8000))).toBe(false)
})

test('other numbers move as far as they like', () => {
  expect(isLarge('makeMinutes', 5, 50)).toBe(false)
})
