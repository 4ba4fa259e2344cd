import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { characterCount, firstCharacters } from './characters.ts'
import { text } from './units.ts'

const family = '👨‍👩‍👧‍👦'

test.each([
  ['', 0],
  ['毋須按門鈴', 5],
  ['𨋢口左轉', 4],
  [family, 1],
  ['👩🏽‍❤️‍💋‍👨🏿', 1],
  ['🇭🇰🇲🇴', 2],
  ['é', 1],
  [`a${'\u0301'.repeat(40)}`, 3],
])('[5.11] "%s" has %i characters, as its writer counts them', (words, count) => {
  expect(characterCount(words)).toBe(count)
})

test('[5.11] a note of 26 families is taken, of 27 is not', () => {
  expect(v.is(text(26), family.repeat(26))).toBe(true)
  expect(v.is(text(26), family.repeat(27))).toBe(false)
})

test('[5.11] the schema takes just what has no more characters than it may, however it is made up', () => {
  const part = fc.constantFrom(family, '𨋢', '門', 'e\u0301', '🇭🇰', '\u200d', '\u0301', 'a')
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), fc.integer({ min: 1, max: 26 }), (parts, most) => {
      const words = parts.join('').trim()
      expect(v.is(text(most), words)).toBe(characterCount(words) <= most)
      const kept = firstCharacters(words, most)
      expect(words.startsWith(kept) && characterCount(kept) <= most).toBe(true)
    }),
  )
})
