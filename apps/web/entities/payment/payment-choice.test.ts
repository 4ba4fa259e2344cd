import { afterEach, expect, test } from 'vitest'
import { setLanguage } from '../../lib/locale.ts'
import { methodOf, paymentOptionName, paymentOptions, usualFirst } from './payment-choice.ts'

afterEach(() => setLanguage('zh-Hant'))

test('[1.20] who has saved a card can pay by it, or by another one', () => {
  const ways = paymentOptions(['card', 'alipay', 'cash'], { last4: '4242' })
  expect(ways).toEqual(['card', 'otherCard', 'alipay', 'cash'])
  expect(ways.map(methodOf)).toEqual(['card', 'card', 'alipay', 'cash'])
  expect(ways.slice(0, 2).map((way) => paymentOptionName(way, { last4: '4242' }))).toEqual(['信用卡，尾號 4242', '用另一張信用卡'])
  setLanguage('en')
  expect(ways.slice(0, 2).map((way) => paymentOptionName(way, { last4: '4242' }))).toEqual(['Card ending 4242', 'Another card'])
})

test('[1.20] without a saved card any card is one way, and where no card is taken there is none', () => {
  expect(paymentOptions(['card', 'octopus'], undefined)).toEqual(['card', 'octopus'])
  expect(paymentOptions(['cash'], { last4: '4242' })).toEqual(['cash'])
})

test('[1.20] the method by which a guest usually pays stands first, and the others as they were', () => {
  expect(usualFirst(['card', 'otherCard', 'alipay', 'cash'], 'alipay')).toEqual(['alipay', 'card', 'otherCard', 'cash'])
  expect(usualFirst(['octopus', 'card', 'otherCard'], 'card')).toEqual(['card', 'otherCard', 'octopus'])
  expect(usualFirst(['card', 'cash'], undefined)).toEqual(['card', 'cash'])
})
