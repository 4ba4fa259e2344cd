import { expect, test } from 'vitest'
import { useLocale } from '../lib/locale.ts'
import { ratingWords } from './rating-words.ts'

test.each([
  ['en', ['Food 4 of 5', 'Delivery 1 of 5']],
  ['zh-Hant', ['餐點 4 星', '外送 1 星']],
] as const)('the stars of a rating are said part by part (%s)', (locale, words) => {
  useLocale.setState({ locale })
  expect(ratingWords({ food: 4, delivery: 1 })).toEqual(words)
  expect(ratingWords({ food: null, delivery: 1 })).toEqual(words.slice(1))
})
