import { cents, type Coupon, type CouponVerdict, type RejectedVerdict } from '@harbour/rules'
import { beforeEach, describe, expect, test } from 'vitest'
import { setLanguage } from '../../lib/locale.ts'
import { gapProgress } from './coupon-gap.ts'
import { reasonWords, rejectionText } from './coupon-reasons.ts'
import { conditionWords, waysWords, ineligibleText } from './coupon-words.ts'
import { dish } from '../menu/menu.fixtures.ts'

const bread = dish('garlic-bread')
const book = { products: new Map([[bread.uid, bread]]), soldOut: new Set<string>() }
const coupon: Coupon = {
  code: 'HB30',
  name: '$30 off over $200',
  source: 'member',
  channel: 'Candao',
  gift: { kind: 'cash', amount: cents(3000) },
  judge: 'amount',
  minimum: cents(20_000),
  countsBoxedMeal: false,
  categories: ['A01', 'A02', 'A03'],
  begins: Date.parse('2026-01-01T00:00:00+08:00'),
  ends: null,
  showPrice: '',
}
type Refused = Extract<CouponVerdict, { reason: number }>
const words = (verdict: Refused, change: Partial<Coupon> = {}) =>
  reasonWords({ ...coupon, ...change }, verdict, { book, shop: 'Taikoo Shing' })

beforeEach(() => setLanguage('en'))

describe('why a coupon cannot be used', () => {
  test.each<[string, Refused['reason'], Partial<Coupon>, string]>([
    ['[4.23]', 1, {}, 'Add food first'],
    ['[4.24]', 2, {}, 'Log in to the partner first'],
    ['[4.25]', 3, { slots: ['H03'] }, 'Only 14:30 to 17:29'],
    ['[4.25]', 3, { slots: ['H01', 'H04'] }, 'Only 00:00 to 10:59, 17:30 to 23:59'],
    ['[4.25] [5.4]', 3, {}, 'Not good on this day'],
    ['[4.26]', 4, { need: { mode: 'mapped', pid: bread.pid } }, `Needs ${bread.name}`],
    ['[4.26]', 5, { need: { mode: 'mapped', pid: null } }, 'Needs a dish it names'],
    ['[4.28]', 8, {}, 'Not available'],
    ['[4.29]', 9, {}, 'Not available'],
    ['[4.30]', 10, {}, 'Sold out today'],
    ['[4.31]', 11, {}, 'Not served at this time'],
    ['[4.32]', 12, {}, 'Not at Taikoo Shing'],
    ['[4.34]', 14, {}, 'No longer valid'],
  ])('%s reason %i with %j is "%s"', (_rows, reason, change, said) => {
    expect(words({ usable: false, reason }, change)).toBe(said)
  })

  test.each<[string, Refused, string]>([
    ['[4.27]', { usable: false, reason: 6, gap: { items: 1 } }, '1 item to go'],
    ['[4.27]', { usable: false, reason: 7, gap: { money: cents(7400) } }, '$74 to go'],
    ['[4.19] [4.33]', { usable: false, reason: 13, gap: { money: cents(1250) } }, '$12.5 to go'],
  ])('%s %j is "%s"', (_rows, verdict, said) => {
    expect(words(verdict)).toBe(said)
  })

  test('[5.4] [5.5] outside its dates or its ways to eat it says which', () => {
    expect(ineligibleText(coupon, 'way')).toBe('Delivery, takeaway only')
    expect(ineligibleText({ ...coupon, ends: Date.parse('2026-02-01T00:00:00+08:00') }, 'dates')).toBe('Ended 31 Jan 2026')
    expect(ineligibleText({ ...coupon, begins: Date.parse('2099-02-01T00:00:00+08:00') }, 'dates')).toBe('From 1 Feb 2099')
  })
})

test.each<[string, RejectedVerdict, string, string]>([
  ['its dish is not there', { usable: false, noEffect: 'dishMissing' }, 'Its dish isn’t in your cart', '購物車未有這張券的食物'],
  ['it is worth nothing', { usable: false, noEffect: 'worthNothing' }, 'Takes nothing off this order', '今張單用它減不到錢'],
  ['it goes with none', { usable: false, combines: false }, 'Can’t be combined with what you’ve chosen', '不可與已選的券同用'],
  ['a minimum', { usable: false, reason: 13, gap: { money: cents(7400) } }, '$74 to go', '尚欠 $74'],
  ['another way to eat', { usable: false, reason: null, outside: 'way' }, 'Delivery, takeaway only', '只限外送、自取'],
])('[4.11] [4.14] a coupon that was chosen and is not used says why, in both languages: %s', (_, verdict, en, tc) => {
  expect(rejectionText(coupon, verdict, { book, shop: 'Taikoo Shing' })).toBe(en)
  setLanguage('zh-Hant')
  expect(rejectionText(coupon, verdict, { book, shop: 'Taikoo Shing' })).toBe(tc)
})

test('[5.5] the counter is told only where it is the one way', () => {
  expect(waysWords(coupon)).toBe('Delivery, takeaway')
  expect(waysWords({ categories: ['A03'] })).toBe('At the counter')
  setLanguage('zh-Hant')
  expect(waysWords({ categories: ['A01', 'A02', 'A05'] })).toBe('外送、自取、堂食')
})

test('[4.19] [4.20] a list says the condition of a coupon: its dishes, else the least to spend unless its name does', () => {
  const terms = ['The order must have a pizza.', 'One for each order, once.']
  const need = { mode: 'include', pids: [bread.pid], count: 1 } as const
  expect(conditionWords({ ...coupon, need }, terms)).toBe('The order must have a pizza.')
  expect(conditionWords({ ...coupon, need }, [])).toBe('Delivery, takeaway')
  expect(conditionWords(coupon, terms)).toBe('Delivery, takeaway')
  expect(conditionWords({ ...coupon, name: 'Welcome' }, terms)).toBe('$200 or more · Delivery, takeaway')
  expect(conditionWords({ ...coupon, minimum: cents(0) }, terms)).toBe('Delivery, takeaway')
  setLanguage('zh-Hant')
  expect(conditionWords({ ...coupon, name: '迎新' }, terms)).toBe('滿 $200 · 外送、自取')
})

test('[4.19] the meter shows how much of what is asked is there', () => {
  expect(gapProgress(coupon, { money: cents(5000) })).toBe(0.75)
  expect(gapProgress({ ...coupon, minimum: cents(0) }, { money: cents(5000) })).toBe(0)
  expect(gapProgress({ ...coupon, need: { mode: 'include', pids: [], count: 2 } }, { items: 1 })).toBe(0.5)
  expect(gapProgress({ ...coupon, need: { mode: 'mapped', pid: null } }, { items: 1 })).toBe(0)
})
