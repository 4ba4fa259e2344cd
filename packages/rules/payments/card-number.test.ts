import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardDigits, cardNetwork, codeFault, codeLength, groupedNumber, numberFault, readExpiry, typedExpiry } from './card-number.ts'

test.each([
  ['4242-4242-4242-4242', '4242424242424242'],
  ['４２４２ 4242', '42424242'],
  [' 4242 4242 4242 4242 424 9', '4242424242424242424'],
  ['5555 5555 5555 4444 1', '5555555555554444'],
  ['3782 822463 100059', '378282246310005'],
  ['3530 1113 3330 0000 1234', '3530111333300000123'],
  ['9999 9999 9999 9999 9999', '9999999999999999999'],
  ['no digits', ''],
])('[1.20] of %s the digits are taken, and no more than its network has', (text, digits) => {
  expect(cardDigits(text)).toBe(digits)
})

test.each([
  ['4', 'visa'],
  ['50', null],
  ['51', 'mastercard'],
  ['55', 'mastercard'],
  ['56', null],
  ['2220', null],
  ['2221', 'mastercard'],
  ['2299', 'mastercard'],
  ['23', 'mastercard'],
  ['2699', 'mastercard'],
  ['2720', 'mastercard'],
  ['2721', null],
  ['34', 'amex'],
  ['37', 'amex'],
  ['35', 'jcb'],
  ['62', 'unionpay'],
  ['305', 'diners'],
  ['306', null],
  ['38', 'diners'],
  ['134', null],
  ['135', null],
  ['162', null],
  ['138', null],
  ['', null],
])('[1.20] %s begins the numbers of %s', (digits, network) => {
  expect(cardNetwork(digits)).toBe(network)
})

test.each([
  ['', 'missing'],
  ['4242', 'short'],
  ['424242424242424', 'short'],
  ['4242424242424242', null],
  ['4242424242424241', 'wrong'],
  // Visa also has numbers of 13 and of 19 digits.
  ['4222222222222', null],
  ['4222222222223', 'short'],
  ['42424242424242420', 'wrong'],
  ['4000000000000000006', null],
  ['5555555555554444', null],
  ['555555555555444', 'short'],
  ['378282246310005', null],
  ['37828224631000', 'short'],
  ['378282246310006', 'wrong'],
  ['6200000000000005', null],
  ['3530111333300000', null],
  ['30569309025904', null],
  ['3056930902590', 'short'],
  ['9999999999999995', null],
  ['9999999999999996', 'wrong'],
])('[1.20] the number %s: %s', (digits, fault) => {
  expect(numberFault(digits)).toBe(fault)
})

test('[1.20] no digit of a number can be another, and no two neighbours change places, unseen', () => {
  const number = '4242424242424242'
  for (let at = 0; at < number.length; at++)
    for (const digit of '0123456789')
      if (digit !== number[at] && at > 0) expect(numberFault(number.slice(0, at) + digit + number.slice(at + 1))).toBe('wrong')
  for (let at = 1; at < number.length - 1; at++)
    expect(numberFault(number.slice(0, at) + number[at + 1] + number[at] + number.slice(at + 2))).toBe('wrong')
})

test('[1.20] a number stands in groups, those of American Express in theirs', () => {
  expect(groupedNumber('4242424242424242')).toBe('4242 4242 4242 4242')
  expect(groupedNumber('4000000000000000006')).toBe('4000 0000 0000 0000 006')
  expect(groupedNumber('378282246310005')).toBe('3782 822463 10005')
  expect(groupedNumber('42424')).toBe('4242 4')
  expect(groupedNumber('4242')).toBe('4242')
  expect(groupedNumber('')).toBe('')
})

test('[1.20] what is not typed yet can stand as dots', () => {
  expect(groupedNumber('471826', '•')).toBe('4718 26•• •••• ••••')
  expect(groupedNumber('37', '•')).toBe('37•• •••••• •••••')
  expect(groupedNumber('', '•')).toBe('•••• •••• •••• ••••')
})

test('[1.20] grouping loses and adds no digit', () => {
  const digits = fc.stringMatching(/^[0-9]{0,19}$/).map(cardDigits)
  fc.assert(fc.property(digits, (typed) => cardDigits(groupedNumber(typed)) === typed))
})

test.each([
  ['1', '1'],
  ['12', '12'],
  ['123', '12/3'],
  ['1228', '12/28'],
  ['12/28', '12/28'],
  ['1/28', '01/28'],
  ['1/', '01'],
  ['8', '08'],
  ['828', '08/28'],
  ['12/2028', '12/28'],
  ['12/20', '12/20'],
  ['12/202', '12/202'],
  ['12/289', '12/28'],
  ['０８／２８', '08/28'],
  ['', ''],
])('[1.20] the expiry %s is written %s', (text, written) => {
  expect(typedExpiry(text)).toBe(written)
  expect(typedExpiry(written)).toBe(written)
})

const november = Date.parse('2026-11-20T12:00:00+08:00')
test.each([
  ['', 'missing'],
  ['12', 'missing'],
  ['12/2', 'missing'],
  ['112/28', 'missing'],
  ['12/289', 'missing'],
  ['1/13', 'missing'],
  ['13', 'wrong'],
  ['00/28', 'wrong'],
  ['13/28', 'wrong'],
  ['01/28', { month: 1, year: 2028 }],
  ['12/28', { month: 12, year: 2028 }],
  ['10/26', 'past'],
  ['11/26', { month: 11, year: 2026 }],
  ['12/46', { month: 12, year: 2046 }],
  ['01/47', 'wrong'],
])('[1.20] in November 2026 the expiry %s is %j', (typed, read) => {
  expect(readExpiry(typed, november)).toEqual(read)
})

test.each([
  ['', 'visa', 'missing'],
  ['12', 'visa', 'wrong'],
  ['123', 'visa', null],
  ['1234', 'visa', 'wrong'],
  ['123', 'amex', 'wrong'],
  ['1234', 'amex', null],
  ['123', null, null],
  ['12a', 'visa', 'wrong'],
  ['a12', 'visa', 'wrong'],
] as const)('[1.20] the security code %s of %s: %s', (code, network, fault) => {
  expect(codeFault(code, network)).toBe(fault)
  expect(codeLength(network)).toBe(network === 'amex' ? 4 : 3)
})
