import { cents } from '@harbour/rules'
import { beforeAll, expect, test } from 'vitest'
import { setLanguage } from '../../../lib/locale.ts'
import { chargedRows } from './charged-rows.ts'

beforeAll(() => setLanguage('en'))

const rows = (payMethod: 'octopus' | 'alipay', total: number) =>
  chargedRows({ payMethod, card: null, total: cents(total) }).map(({ amount }) => amount)

test('[1.20] [1.21] a receipt by Octopus says what rounding to ten cents made, up or down, and what was charged', () => {
  expect(rows('octopus', 10_005)).toEqual(['$0.05', '$100.1'])
  expect(rows('octopus', 10_004)).toEqual(['−$0.04', '$100.0'])
})

test('[1.21] it says nothing of rounding where there was none, or another way was paid', () => {
  expect([rows('octopus', 10_010), rows('alipay', 10_005)]).toEqual([[], []])
})
