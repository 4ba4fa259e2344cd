import { expect, test } from 'vitest'
import { comingTime } from './format.ts'
import { useLocale } from './locale.ts'

const at = (moment: string) => Date.parse(`${moment}+08:00`)

test('a time of another day is told with its day, one that can only be the next is not', () => {
  useLocale.setState({ locale: 'en' })
  expect(comingTime(at('2026-11-28T18:30'), at('2026-11-26T17:40'))).toBe('28 Nov 18:30')
  expect(comingTime(at('2026-11-26T18:30'), at('2026-11-26T17:40'))).toBe('18:30')
  expect(comingTime(at('2026-11-27T00:10'), at('2026-11-26T23:50'))).toBe('00:10')
  expect(comingTime(at('2026-11-26T17:30'), at('2026-11-26T17:40'))).toBe('17:30')
})
