import { expect, test } from 'vitest'
import { layoutPaper, type Measure } from './layout-paper.ts'
import { base64Of, packRows } from './pack-rows.ts'
import type { PaperBlock } from './paper-block.ts'
import { wrapWords } from './wrap-words.ts'

/** Letters half as wide as they are high, Chinese as wide as high. */
const measure: Measure = (words, { size }) => [...words].reduce((sum, each) => sum + (each > '\u2e80' ? size : size / 2), 0)
const byTen = (words: string) => measure(words, { size: 10, bold: false })
const cut: PaperBlock = { kind: 'words', words: 'cut', size: 20 }
const laidOut = (blocks: PaperBlock[], most = 4000) => layoutPaper(blocks, { width: 576, measure, most, cut })
const words = (text: string, size = 20): PaperBlock => ({ kind: 'words', words: text, size })

test.each([
  ['a line that fits is one line', 'no onion', 40, ['no onion']],
  ['words are broken between, not within', 'double pepperoni', 60, ['double', 'pepperoni']],
  ['Chinese is broken anywhere, but no line begins with a mark', '雙重意式，肉腸', 40, ['雙重意', '式，肉腸']],
  ['a word wider than a line is cut', 'abcdefgh', 25, ['abcde', 'fgh']],
  ['nothing is no line', ' ', 40, []],
])('%s', (_name, text, width, lines) => {
  expect(wrapWords(text, width, byTen)).toEqual(lines)
})

test('blocks stand one below the other, a tail at the right edge beside its first line', () => {
  const { marks } = laidOut([words('2055', 100), { kind: 'row', lead: '2', words: 'Tea', tail: '$36.0', size: 30 }])
  const [number, lead, name, price] = marks.flatMap((mark) => (mark.kind === 'words' ? [mark] : []))
  expect([number?.words, lead?.words, name?.words, price?.words]).toEqual(['2055', '2', 'Tea', '$36.0'])
  expect(lead?.y).toBeGreaterThan(130)
  expect(name?.x).toBeGreaterThan(lead?.x ?? 0)
  expect([price?.x, price?.y]).toEqual([576 - 75, lead?.y])
})

test('inverted words are white on a box as wide as they are, a band on one as wide as the paper', () => {
  const { marks } = laidOut([
    { kind: 'words', words: 'No ice', size: 30, inverted: 'words' },
    { kind: 'words', words: 'Nuts', size: 30, inverted: 'band' },
  ])
  expect(marks.map((mark) => (mark.kind === 'box' ? mark.width : mark.white))).toEqual([90 + 16, true, 576, true])
})

test('a code is black boxes in the middle', () => {
  const { marks, height } = laidOut([{ kind: 'code', text: 'HK2055' }])
  const boxes = marks.flatMap((mark) => (mark.kind === 'box' ? [mark] : []))
  const [left, right] = [Math.min(...boxes.map(({ x }) => x)), Math.max(...boxes.map(({ x, width }) => x + width))]
  expect(Math.abs(left - (576 - right))).toBeLessThanOrEqual(1)
  expect(height).toBeGreaterThan(100)
})

test('a paper that would be too long is set smaller, and cut with a word where that is not enough', () => {
  const forty = Array.from({ length: 40 }, () => words('x', 100))
  const smaller = laidOut(forty)
  expect(smaller.height).toBeLessThanOrEqual(4000)
  expect(smaller.marks).toHaveLength(40)
  const short = laidOut(forty, 1000)
  expect(short.height).toBeLessThanOrEqual(1000)
  expect(short.marks.at(-1)).toMatchObject({ words: 'cut' })
})

test('dots are packed eight to a byte, the leftmost in its highest bit', () => {
  const row = [0, 255, 255, 255, 255, 255, 0, 120].flatMap((grey) => [grey, grey, grey, 255])
  expect([...packRows(new Uint8ClampedArray(row))]).toEqual([0b1000_0011])
  expect(base64Of(new Uint8Array([0xff, 0, 1]))).toBe('/wAB')
})
