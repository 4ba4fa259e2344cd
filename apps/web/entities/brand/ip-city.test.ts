import { expect, test } from 'vitest'
import { brandToOffer } from './ip-city.ts'

const asked = (region: string, more: Partial<{ confirmed: string; city: string; isOpenMo: boolean }> = {}) => {
  const { confirmed = '', city = 'HK', isOpenMo = true } = more
  return brandToOffer({ ipCity: { region, confirmed }, city, isOpenMo })
}

test('[4.38] whose network is in the other region is offered its brand', () => {
  expect(asked('MO')).toBe(42)
  expect(asked('HK', { city: 'MO' })).toBe(31)
})

test('[4.38] whose network is where they order is not asked', () => {
  expect(asked('HK')).toBeUndefined()
  expect(asked('MO', { city: 'MO' })).toBeUndefined()
})

test.each(['', 'CN', 'US'])('[4.38] nor is anybody elsewhere, such as %j', (region) => {
  expect(asked(region)).toBeUndefined()
})

test('[4.40] who has answered is not asked about this region again, but about another', () => {
  expect(asked('MO', { confirmed: 'MO' })).toBeUndefined()
  expect(asked('MO', { confirmed: 'HK' })).toBe(42)
})

test('[4.41] nobody is sent to a Macau that is closed', () => {
  expect(asked('MO', { isOpenMo: false })).toBeUndefined()
  expect(asked('HK', { city: 'MO', isOpenMo: false })).toBe(31)
})
