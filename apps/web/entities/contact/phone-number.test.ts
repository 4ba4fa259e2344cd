import { expect, test } from 'vitest'
import { judgePhone } from './phone.ts'
import { carriesPrefix, telephone } from './phone-number.ts'

test.each([
  ['a shop of Hong Kong', '23450118', 31, 'tel:+85223450118', '2345 0118'],
  ['a shop of Macau', '28830123', 42, 'tel:+85328830123', '2883 0123'],
  ['a guest', '+85261234567', 31, 'tel:+85261234567', '6123 4567'],
  ['a guest of Macau in Hong Kong', '+85366123456', 31, 'tel:+85366123456', '+853 6612 3456'],
  ['a guest from elsewhere', '+8613800138000', 31, 'tel:+8613800138000', '+8613800138000'],
] as const)('[9.3] the phone of %s', (_whose, number, brand, href, words) => {
  expect(telephone(number, brand)).toEqual({ href, words })
})

test.each([
  ['+85261234567', true],
  ['85261234567', true],
  ['852 6123 4567', true],
  ['6123 4567', false],
  ['', false],
])('[9.3] a number typed as "%s" has its prefix before it once', (typed, carries) => {
  expect(carriesPrefix(typed, judgePhone(typed, 'HK'))).toBe(carries)
})
