import { beforeEach, expect, test } from 'vitest'
import { useLocale } from '../../lib/locale.ts'
import { busyWords, choosable, pausedWords } from './state-words.ts'

const at = (time: string) => Date.parse(`2026-11-25T${time}+08:00`)
const by = (kind: 'staff' | 'till' | 'catalogue' | 'system', name: string | null = null) => ({ kind, name })
const said = { since: at('19:08'), note: null, by: by('staff', 'Wai Ming'), reason: null }

beforeEach(() => useLocale.setState({ locale: 'en' }))

test('a busy time says by whom, since when, why, and its end', () => {
  expect(busyWords({ busyMinutes: 15, busyUntil: at('20:00'), state: { ...said, reason: 'rush' } })).toBe(
    'Busy +15 min, by Wai Ming since 19:08, because: Rush, back to normal at 20:00',
  )
  expect(busyWords({ busyMinutes: 15, busyUntil: null, state: { ...said, by: by('till') } })).toBe(
    'Busy +15 min, by the till since 19:08, until somebody ends it',
  )
})

test('a pause says whether somebody of the shop, the office or Harbour itself stopped orders', () => {
  const paused = { pausedUntil: at('19:38'), state: said }
  expect(pausedWords(paused)).toBe('Paused until 19:38, by Wai Ming since 19:08')
  expect(pausedWords({ ...paused, state: { ...said, by: by('catalogue') } })).toBe('Paused until 19:38, by the office since 19:08')
  expect(pausedWords({ ...paused, state: { ...said, by: by('system'), reason: 'tabletsSilent' } })).toBe(
    'Paused until 19:38, by Harbour itself: nothing was heard of any tablet of this shop',
  )
})

test("Harbour's own reason is nobody else's", () => {
  expect([choosable('tabletsSilent'), choosable('rush'), choosable(null)]).toEqual([null, 'rush', null])
})
