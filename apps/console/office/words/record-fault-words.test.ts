import { afterEach, expect, test } from 'vitest'
import { setLocale } from '../../lib/locale.ts'
import { recordFaultWords } from './record-fault-words.ts'

afterEach(() => setLocale('zh-Hant'))

test('a fault of a record is said in the language of the screen, with what it names', () => {
  setLocale('zh-Hant')
  expect(recordFaultWords('there is no product tiramisu')).toBe('沒有產品 tiramisu')
  expect(recordFaultWords('brand 31 cannot meet it: 2 are asked for, 1 can be had')).toBe('品牌 31 選不足：要求 2 項，只有 1 項可選')
  setLocale('en')
  expect(recordFaultWords('there is no product tiramisu')).toBe('there is no product tiramisu')
})

test('a fault that is not known here stands in its own words', () => {
  setLocale('zh-Hant')
  expect(recordFaultWords('Invalid type')).toContain('Invalid type')
})
