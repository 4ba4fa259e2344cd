import { expect, test } from 'vitest'
import { telephone } from './telephone.ts'

test.each([
  ['a shop of Hong Kong', '23450118', 31, 'tel:+85223450118', '2345 0118'],
  ['a shop of Macau', '28830123', 42, 'tel:+85328830123', '2883 0123'],
  ['a guest', '+85261234567', 31, 'tel:+85261234567', '6123 4567'],
  ['a guest from elsewhere', '+8613800138000', 31, 'tel:+8613800138000', '+8613800138000'],
] as const)('[9.3] the phone of %s', (_whose, number, brand, href, words) => {
  expect(telephone(number, brand)).toEqual({ href, words })
})
