import { afterEach, expect, test } from 'vitest'
import { setLanguage } from '../../lib/locale.ts'
import { setServerTime } from '../../lib/server-clock.ts'
import { etaWords } from '../../entities/order/eta-words.ts'
import { orderHeadline } from './tracker/order-headline.ts'
import { statusWords } from './status-words.ts'

afterEach(() => setLanguage('zh-Hant'))

test.each([
  [1, 2, '待付款', 'Payment pending'],
  [7, 2, '準備中', 'Preparing'],
  [21, 2, '準備中', 'Preparing'],
  [18, 1, '可以取餐', 'Ready for pickup'],
  [20, 1, '可以取餐', 'Ready for pickup'],
  [14, 2, '外送中', 'Delivering'],
  [100, 1, '已完成', 'Completed'],
  [-1, 1, '已取消', 'Cancelled'],
] as const)('[4.42] code %i of order type %i reads %s, %s', (status, orderType, chinese, english) => {
  expect(statusWords({ status, orderType })).toBe(chinese)
  setLanguage('en')
  expect(statusWords({ status, orderType })).toBe(english)
})

test('a made delivery waits for its rider, a made pickup for its guest', () => {
  setLanguage('en')
  expect(orderHeadline({ status: 21, orderType: 2, wantedAt: null })).toBe('Your food is made, waiting for the rider')
  expect(orderHeadline({ status: 18, orderType: 1, wantedAt: null })).toBe('Your order is ready. Come and collect it.')
})

test('an arrival is told as a range', () => {
  const noon = Date.parse('2026-11-21T12:00:00+08:00')
  expect(etaWords({ status: 12, wantedAt: null, etaLow: noon, etaHigh: noon + 600_000 })).toBe('12:00–12:10')
  expect(etaWords({ status: 12, wantedAt: null, etaLow: noon, etaHigh: noon })).toBe('12:00')
})

test('[1.15] a preorder waits for its time, and is then told as any order', () => {
  setLanguage('en')
  const noon = Date.parse('2026-11-21T12:00:00+08:00')
  const preorder = { orderType: 1, wantedAt: noon, etaLow: noon, etaHigh: noon + 900_000 } as const
  setServerTime(noon - 3_600_000)
  expect(etaWords({ ...preorder, status: 10 })).toBe('Today 12:00')
  expect(orderHeadline({ ...preorder, status: 10 })).toBe('The shop has accepted your order, for today at 12:00')
  expect(orderHeadline({ ...preorder, status: 12 })).toBe('Your food is being made')
  expect(etaWords({ ...preorder, status: 14 })).toBe('12:00–12:15')
})
