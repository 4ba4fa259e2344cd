import type { Service } from '@harbour/rules'
import { expect, test } from 'vitest'
import { setLanguage } from '../../lib/locale.ts'
import { servedWords } from './service-words.ts'

const lunch = { start: '11:00', end: '14:30' }

test.each<[Service | undefined, string | undefined, string | undefined]>([
  [undefined, undefined, undefined],
  [{ weekdays: [2] }, '逢星期二供應', 'Served Tue'],
  [{ weekdays: [6, 7] }, '逢星期六、日供應', 'Served Sat, Sun'],
  [{ windows: [lunch] }, '11:00–14:30 供應', 'Served 11:00–14:30'],
  [{ weekdays: [1, 2, 3, 4, 5], windows: [lunch] }, '逢星期一至五 11:00–14:30 供應', 'Served Mon–Fri 11:00–14:30'],
])('a dish is served %j: %s', (service, chinese, english) => {
  setLanguage('zh-Hant')
  expect(servedWords(service)).toBe(chinese)
  setLanguage('en')
  expect(servedWords(service)).toBe(english)
})
