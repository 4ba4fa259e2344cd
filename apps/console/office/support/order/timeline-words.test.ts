import { cents } from '@harbour/rules'
import { expect, test } from 'vitest'
import { useLocale } from '../../../lib/locale.ts'
import { entryWords } from './timeline-words.ts'

const blank = { at: 0, by: null, what: '', state: null, amount: null, points: null, detail: null }

test('a step says its state, who did it and why', () => {
  useLocale.setState({ locale: 'en' })
  const step = { ...blank, kind: 'step', by: 'shop', what: 'cancelled', detail: 'soldOut' } as const
  expect(entryWords(step)).toEqual({ lane: 'order', title: 'Cancelled', note: 'shop · Sold out' })
})

test('money is said with its sum, and its state in words', () => {
  useLocale.setState({ locale: 'en' })
  const payment = { ...blank, kind: 'payment', what: 'alipay', state: 'captured', amount: cents(21400), detail: 'sandbox pay_1' } as const
  expect(entryWords(payment)).toMatchObject({ lane: 'payment', note: 'taken · sandbox pay_1' })
  expect(entryWords(payment).title).toContain('$214.0')
})

test('what somebody of the staff did has the reason and the words that the audit keeps, whatever else is in it', () => {
  useLocale.setState({ locale: 'en' })
  const action = { ...blank, kind: 'staff', by: 'Tse Yuk', what: 'candao.support.orderRefund' } as const
  const detail = JSON.stringify({ amount: 5200, parts: [], reason: 'missing', words: 'no fries' })
  expect(entryWords({ ...action, detail }).note).toBe('Missing · $52.0 · no fries')
  const gift = JSON.stringify({ gift: { kind: 'points', points: 100 }, reason: 'late', words: 'cold' })
  expect(entryWords({ ...action, detail: gift }).note).toBe('Late · points: 100 · cold')
  expect(entryWords({ ...action, detail: 'no JSON' }).note).toBe('')
  expect(entryWords(action).title).toContain('Tse Yuk')
})

test('a rating has its stars and, once, the word of its guest', () => {
  useLocale.setState({ locale: 'en' })
  const rating = { ...blank, kind: 'rating', by: 'guest', points: 2 } as const
  expect(entryWords({ ...rating, what: 'food', detail: 'cold' })).toEqual({ lane: 'order', title: 'Food 2 of 5', note: 'guest · cold' })
  expect(entryWords({ ...rating, what: 'delivery' })).toEqual({ lane: 'order', title: 'Delivery 2 of 5', note: 'guest' })
})

test('in Chinese it is said in Chinese', () => {
  useLocale.setState({ locale: 'zh-Hant' })
  expect(entryWords({ ...blank, kind: 'points', what: 'adjust', points: 200 }).title).toMatch(/200.*分/)
})
