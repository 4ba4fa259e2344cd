import { expect, test } from 'vitest'
import { slotWords, whenWords } from './when-words.ts'

const at = (moment: string) => Date.parse(`2026-11-${moment}+08:00`)

test.each([
  ['21T18:00:00', '今日 18:00 '],
  ['22T00:00:00', '明日 00:00 '],
  ['22T23:59:00', '明日 23:59 '],
  ['23T11:00:00', '11 月 23 日 11:00 '],
])('on 21 November at noon, %s is "%s"', (moment, words) => {
  expect(whenWords(at(moment), at('21T12:00:00'))).toBe(words)
})

test.each([
  ['21T19:15:00', '今日 19:15'],
  ['22T11:00:00', '明日 11:00'],
  ['24T11:00:00', '11 月 24 日 11:00'],
])('[9.1] as the label of an order, %s is "%s"', (moment, words) => {
  expect(slotWords(at(moment), at('21T12:00:00'))).toBe(words)
})
