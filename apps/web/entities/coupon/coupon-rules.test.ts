import { defaultCouponRules } from '@harbour/rules'
import { expect, test, vi } from 'vitest'
import { rulesOr } from './coupon-rules.ts'

const rules = [{ voucherType: 1, haveThreshold: false, availableVoucherType: [] }] as const
const lost = () => Promise.reject(new Error('no network'))

test('[7.22] the server’s rules are taken where it answers', async () => {
  const report = vi.fn()
  expect(await rulesOr(async () => rules, report)).toBe(rules)
  expect(report).not.toHaveBeenCalled()
})

test('[8.9] [9.9] the third try may still bring them', async () => {
  let tries = 0
  expect(await rulesOr(() => (++tries < 3 ? lost() : Promise.resolve(rules)), vi.fn())).toBe(rules)
})

test('[8.9] after three tries the built-in table serves, and an error is logged once', async () => {
  const ask = vi.fn(lost)
  const report = vi.fn()
  expect(await rulesOr(ask, report)).toEqual(defaultCouponRules)
  expect(ask).toHaveBeenCalledTimes(3)
  expect(report.mock.calls).toEqual([[new Error('no network')]])
})

test('a screen that is left asks no more', async () => {
  const ask = vi.fn(() => Promise.reject(new DOMException('left', 'AbortError')))
  await expect(rulesOr(ask, vi.fn())).rejects.toThrow('left')
  expect(ask).toHaveBeenCalledTimes(1)
})
