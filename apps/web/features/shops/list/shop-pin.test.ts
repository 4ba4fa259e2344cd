import { expect, test } from 'vitest'
import { setLanguage } from '../../../lib/locale.ts'
import { shopPin } from './shop-pin.ts'

const now = Date.UTC(2026, 10, 23, 4)
const at = { lat: 22.2866, lng: 114.2171 }
const shop = (state: 'open' | 'closed', busyMinutes = 0) => ({
  storeId: '3101',
  name: 'Taikoo Shing',
  ...at,
  openness: { state, orderUntil: null, closesAt: null, opensAt: null },
  busyMinutes,
  quoteMinutes: { low: 20, high: 30 },
})

test.each([
  ['en', '20–30 min', 'Taikoo Shing, Open, 20–30 min'],
  ['zh-Hant', '20–30 分鐘', 'Taikoo Shing、營業中、20–30 分鐘'],
])('[1.17] [8.13] a pin says the whole wait, as the card beside it does (%s)', (language, words, label) => {
  setLanguage(language)
  expect(shopPin(shop('open'), { now, selected: false })).toEqual({ id: '3101', at, words, label, tone: 'open', selected: false })
})

test('[8.13] a shop that takes no order has no wait on its pin', () => {
  setLanguage('en')
  expect(shopPin(shop('closed'), { now, selected: true })).toMatchObject({ words: 'Closed', label: 'Taikoo Shing, Closed', tone: 'closed' })
  expect(shopPin(shop('open', 30), { now, selected: false })).toMatchObject({ words: '20–30 min', tone: 'busy' })
})
