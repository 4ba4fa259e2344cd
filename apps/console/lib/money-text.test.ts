import { expect, test } from 'vitest'
import { centsOf, exactMoney, money, moneyText } from './money-text.ts'

test.each([
  ['138', 13_800],
  ['138.', 13_800],
  ['138.5', 13_850],
  ['138.05', 13_805],
  ['$1,234.5', 123_450],
  ['-2', -200],
  ['', undefined],
  ['1.234', undefined],
  ['12e3', undefined],
  ['one', undefined],
])('%j typed is %j cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents)
})

test.each([
  [13_800, '138.0', '$138.0', '138.00'],
  [13_805, '138.05', '$138.05', '138.05'],
  [-5050, '-50.5', '−$50.5', '−50.50'],
  [123_456_789, '1234567.89', '$1,234,567.89', '1,234,567.89'],
])('%i cents are typed as %s, read as %s and booked as %s', (cents, typed, read, booked) => {
  expect([moneyText(cents), money(cents), exactMoney(cents)]).toEqual([typed, read, booked])
})
