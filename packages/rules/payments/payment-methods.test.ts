import { expect, test } from 'vitest'
import { cents } from '../money.ts'
import { brandIds } from '../region.ts'
import { chargedBy, isPaidAtHandover, payMethodNames, payMethods, paymentTerms } from './payment-methods.ts'

test('[1.20] Hong Kong pays by card, Octopus, Alipay, PayMe, FPS, WeChat Pay and cash; Macau by card, Alipay, MPay and cash', () => {
  expect(payMethods(brandIds.hongKong)).toEqual(['card', 'octopus', 'alipay', 'payme', 'fps', 'wechat', 'cash'])
  expect(payMethods(brandIds.macau)).toEqual(['card', 'alipay', 'mpay', 'cash'])
})

test.each([
  [20_104, 20_100],
  [20_105, 20_110],
  [20_110, 20_110],
])('[1.20] Octopus charges tens of cents: %i is charged as %i, and by any other method as it is', (total, charged) => {
  expect(chargedBy('octopus', cents(total))).toBe(charged)
  for (const method of ['card', 'alipay', 'payme', 'fps', 'wechat', 'mpay', 'cash'] as const)
    expect(chargedBy(method, cents(total))).toBe(total)
})

test('a card alone is held first, and cash alone is paid at handover', () => {
  expect(payMethodNames.filter((method) => paymentTerms(method).holdsFirst)).toEqual(['card'])
  expect(payMethodNames.filter(isPaidAtHandover)).toEqual(['cash'])
})
