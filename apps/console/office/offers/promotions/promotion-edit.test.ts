import { expect, test } from 'vitest'
import { blankPromotion, promotionKinds, withPrice } from './promotion-edit.ts'

test('an amount of one brand leaves that of the other', () => {
  expect(withPrice({ 31: 100, 42: 200 }, 31, 300)).toEqual({ 31: 300, 42: 200 })
  expect(withPrice({ 31: 100, 42: 200 }, 31, null)).toEqual({ 42: 200 })
})

test.each(promotionKinds)('a new one of %s has amounts of its own brand alone', (kind) => {
  const blank = blankPromotion('new', kind, 42)
  expect(blank.kind).toBe(kind)
  if ('spend' in blank) expect(Object.keys(blank.spend)).toEqual(['42'])
})
