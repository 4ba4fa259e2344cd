import { expect, test } from 'vitest'
import { promotionPair, type PairedPromotion } from './promotion-pair.ts'

const spend: PairedPromotion = { kind: 'spend', stacks: false, pids: [] }
const gift: PairedPromotion = { kind: 'gift', stacks: true, pids: [] }
const drinks: PairedPromotion = { kind: 'second', stacks: true, pids: ['tea', 'coffee'] }

test.each<[string, PairedPromotion, PairedPromotion, string]>([
  ['two of which an order has the better', spend, { ...spend }, 'better'],
  ['one that stands beside others', spend, drinks, 'both'],
  ['a gift, whatever it says of stacking', spend, { ...gift, stacks: false }, 'both'],
  ['two that want the same dish', drinks, { ...drinks, kind: 'addOn', pids: ['tea'] }, 'sharing'],
  ['the better of two that want the same dish', { ...drinks, stacks: false }, { ...drinks, stacks: false }, 'better'],
  ['days that share their last', span('2026/12/01', '2026/12/18'), span('2026/12/18', '2026/12/27'), 'better'],
  ['days that share none', span('2026/12/01', '2026/12/17'), span('2026/12/18', '2026/12/27'), 'apart'],
  ['takeaway and delivery', { ...spend, orderTypes: [1] }, { ...spend, orderTypes: [2] }, 'apart'],
  ['other shops', { ...spend, storeIds: ['3101'] }, { ...spend, storeIds: ['3102'] }, 'apart'],
  ['a shop and all shops', { ...spend, storeIds: ['3101'] }, spend, 'better'],
  ['other weekdays', { ...spend, service: { weekdays: [1] } }, { ...spend, service: { weekdays: [2, 3] } }, 'apart'],
  ['windows of which one ends as the other begins', hours('11:00', '14:30'), hours('14:30', '17:30'), 'apart'],
  ['windows that share a minute', hours('11:00', '14:31'), hours('14:30', '17:30'), 'better'],
  ['a window past midnight', hours('22:00', '02:00'), hours('11:00', '14:30'), 'better'],
])('[3.20] %s', (_what, one, other, pair) => {
  expect(promotionPair(one, other)).toBe(pair)
  expect(promotionPair(other, one)).toBe(pair)
})

function span(startDate: string, endDate: string): PairedPromotion {
  return { ...spend, dates: { startDate, endDate } }
}

function hours(start: string, end: string): PairedPromotion {
  return { ...spend, service: { windows: [{ start, end }] } }
}
