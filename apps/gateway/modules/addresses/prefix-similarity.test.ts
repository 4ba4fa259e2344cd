import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prefixSimilarity } from './prefix-similarity.ts'
import { phoneticKey } from './phonetic-key.ts'
import { streetNumberOf } from './street-number.ts'
import { expandAbbreviations } from './expand-abbreviations.ts'

const happyValley = { text: 'happyvalley', begins: [0, 5], han: false, latin: true }

test.each([
  ['happyvalley', 1],
  ['happy', 1],
  ['valley', 1],
  ['hapyvalley', 0.95],
  ['hapypvalley', 0.93],
  ['heppyvalley', 0.93],
  ['hxppyvalley', 0.9],
])('[1.16] %s is %d close to Happy Valley', (typed, close) => {
  expect(prefixSimilarity(typed, happyValley)).toBeCloseTo(close, 1)
})

test('[1.16] what begins within a word is not close, and another figure is another number', () => {
  expect(prefixSimilarity('appy', happyValley)).toBeLessThan(0.8)
  expect(prefixSimilarity('18', { ...happyValley, text: '13', begins: [0] })).toBeLessThanOrEqual(0.5)
})

test('similarity lies between 0 and 1, and is 1 for each beginning of a name', () => {
  const text = fc.string({ minLength: 1, maxLength: 300 })
  fc.assert(
    fc.property(text, text, (typed, name) => {
      const close = prefixSimilarity(typed, { text: name, begins: [0], han: false, latin: true })
      expect(close).toBeGreaterThanOrEqual(0)
      expect(close).toBeLessThanOrEqual(1)
      expect(prefixSimilarity(name.slice(0, 20), { text: name, begins: [0], han: false, latin: true })).toBe(1)
    }),
  )
})

test.each([
  ['tsimshatsui', 'jimsajui'],
  ['tsimshatsui', 'chimsachui'],
  ['taikoo', 'daigu'],
  ['yuenlong', 'jyunlong'],
  ['sheungshui', 'seungseoi'],
  ['kwuntong', 'gwuntong'],
  ['tszwanshan', 'chiwansan'],
])('[1.16] %s sounds like %s', (one, other) => {
  expect(phoneticKey(one)).toBe(phoneticKey(other))
})

test.each([
  ['18 Taikoo Shing Road', { number: '18', street: 'Taikoo Shing Road' }],
  ['No. 36-44 Nathan Rd', { number: '36-44', street: 'Nathan Rd' }],
  ['Nathan Road 500', { number: '500', street: 'Nathan Road' }],
  ['太古城道18號', { number: '18', street: '太古城道' }],
  ['太古城道 18A 号', { number: '18A', street: '太古城道' }],
  ['Taikoo Shing', undefined],
  ['18', undefined],
])('[1.16] the door of "%s"', (typed, door) => {
  expect(streetNumberOf(typed)).toEqual(door)
})

test.each([
  ['Nathan Rd.', 'nathan road'],
  ['St. Paul', 'st paul'],
  ['admiralty mtr', 'admiralty station'],
  ['銅鑼灣港鐵站', '铜锣湾站'],
])('[1.16] "%s" is written out as "%s"', (typed, words) => {
  expect(expandAbbreviations(typed)).toBe(words)
})
