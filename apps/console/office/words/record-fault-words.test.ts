import { afterEach, expect, test } from 'vitest'
import { useLocale } from '../../lib/locale.ts'
import { recordFaultWords } from './record-fault-words.ts'

afterEach(() => useLocale.setState({ locale: 'zh-Hant' }))

test('a fault of a record is said in the language of the screen, with what it names', () => {
  useLocale.setState({ locale: 'zh-Hant' })
  expect(recordFaultWords('there is no product tiramisu')).toBe('沒有產品 tiramisu')
  expect(recordFaultWords('brand 31 cannot meet it: 2 are asked for, 1 can be had')).toBe('品牌 31 選不足：要求 2 項，只有 1 項可選')
  useLocale.setState({ locale: 'en' })
  expect(recordFaultWords('there is no product tiramisu')).toBe('there is no product tiramisu')
})

test('a fault that is not known here stands in its own words', () => {
  useLocale.setState({ locale: 'zh-Hant' })
  expect(recordFaultWords('Invalid type')).toContain('Invalid type')
})
