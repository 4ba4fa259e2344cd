import { expect, test } from 'vitest'
import { momentWords } from './format.ts'
import { useLocale } from './locale.ts'

const at = (moment: string) => Date.parse(`${moment}+08:00`)

test('a moment of another day of the shop’s clock is told with its day', () => {
  useLocale.setState({ locale: 'en' })
  expect(momentWords(at('2026-11-28T18:30'), at('2026-11-26T17:40'))).toBe('28 Nov 18:30')
  expect(momentWords(at('2026-11-26T18:30'), at('2026-11-26T17:40'))).toBe('18:30')
  expect(momentWords(at('2026-11-27T00:10'), at('2026-11-26T23:50'))).toBe('27 Nov 00:10')
})
