import type { ChainProduct } from '@harbour/chain'
import { expect, test } from 'vitest'
import type { CouponTerms } from '../words/coupon-terms.ts'
import { discountGift, unlessEmpty, withField, withGiftDish, withGiftKind } from './terms-edit.ts'

const words = { tc: '券', en: 'Coupon' }
const terms: CouponTerms = {
  name: words,
  category: words,
  terms: { tc: [], en: [] },
  gift: { kind: 'cash', amount: 5000 },
  categories: ['A01'],
}
// Of a dish only its id and its picture are read.
const dishes = [{ pid: 'garlic-bread', picture: 'garlic-bread' }] as ChainProduct[]

test('an emptied field leaves the record, so that it does not limit', () => {
  expect(withField({ ...terms, weekdays: [1] }, 'weekdays', unlessEmpty([]))).toEqual(terms)
  expect(withField(terms, 'weekdays', [2])).toEqual({ ...terms, weekdays: [2] })
})

test('the amount stays from one kind of cash to the next', () => {
  expect(withGiftKind(terms, 'delivery', dishes).gift).toEqual({ kind: 'delivery', amount: 5000 })
})

test('a dish brings its picture, and cash has none', () => {
  const dish = withGiftKind(terms, 'product', dishes)
  expect([dish.gift, dish.picture]).toEqual([{ kind: 'product', pid: 'garlic-bread' }, 'garlic-bread'])
  expect('picture' in withGiftKind(dish, 'cash', dishes)).toBe(false)
  expect('picture' in withGiftDish(dish, 'nobody', dishes)).toBe(false)
})

test.each([
  [90, '10% off', '9 折'],
  [85, '15% off', '8.5 折'],
])('of %i percent paid the words are %s and %s', (pays, en, tc) => {
  expect(discountGift(pays)).toEqual({ kind: 'discount', pays, words: { en, tc } })
})
