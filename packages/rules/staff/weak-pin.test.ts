import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWeakPin } from './weak-pin.ts'

test.each(['1111', '00000000', '1234', '7890', '012345', '4321', '2109', '1212', '123123', '1231231', '12341234'])('%s is weak', (pin) => {
  expect(isWeakPin(pin)).toBe(true)
})

test.each(['2580', '1470', '1235', '1123', '1221', '112233', '1213', '90125'])('%s is not', (pin) => {
  expect(isWeakPin(pin)).toBe(false)
})

const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 4, maxLength: 8 }).map((each) => each.join(''))

test('as weak backwards as forwards', () => {
  fc.assert(fc.property(digits, (pin) => isWeakPin([...pin].toReversed().join('')) === isWeakPin(pin)))
})
