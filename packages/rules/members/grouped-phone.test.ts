import { expect, test } from 'vitest'
import { brandIds } from '../region.ts'
import { maskPhone } from '../staff/mask.ts'
import { groupedPhone, localNumber } from './grouped-phone.ts'

const { hongKong, macau } = brandIds

test.each([
  ['91234567', '9123 4567'],
  [' 9123-4567 ', '9123 4567'],
  ['+852 91234567', '9123 4567'],
  ['+85366123456', '+853 6612 3456'],
  ['+86 138 0013 8000', '+86 138 0013 8000'],
  ['9123', '9123'],
  ['', ''],
])('[9.3] a phone that was typed as "%s" is shown as "%s"', (typed, shown) => {
  expect(groupedPhone(typed, hongKong)).toBe(shown)
})

test('[9.3] Macau shows its own phones without a prefix, and those of Hong Kong with it', () => {
  expect(groupedPhone('+85366123456', macau)).toBe('6612 3456')
  expect(groupedPhone('+85291234567', macau)).toBe('+852 9123 4567')
  expect(localNumber('+85366123456', macau)).toBe('66123456')
})

test('a phone that is masked stays as it is', () => {
  for (const masked of ['91234567', '+85391234567'].map(maskPhone)) expect(groupedPhone(masked, hongKong)).toBe(masked)
})
