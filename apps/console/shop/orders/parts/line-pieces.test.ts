import { expect, test } from 'vitest'
import { isWithout, pieceRows } from './line-pieces.ts'

const part = (name: string, inside: string[] = [], side?: 'left' | 'right') => ({
  name,
  num: 1,
  side,
  inside: inside.map((each) => ({ name: each, num: 1 })),
})
const plain = (words: string) => ({ words, without: false })
const without = (words: string) => ({ words, without: true })

test('each half has a row of its own, before what holds for the whole', () => {
  const parts = [part('海鮮', ['走青椒'], 'left'), part('夏威夷', [], 'right'), part('12 吋'), part('芝心批邊')]
  expect(pieceRows({ parts, choices: '' })).toEqual([
    { side: 'left', pieces: [plain('海鮮'), without('走青椒')] },
    { side: 'right', pieces: [plain('夏威夷')] },
    { side: null, pieces: [plain('12 吋'), plain('芝心批邊')] },
  ])
})

test('more than one of a thing says how many', () => {
  expect(pieceRows({ parts: [{ name: 'Ham', num: 2, inside: [] }], choices: '' })).toEqual([{ side: null, pieces: [plain('Ham × 2')] }])
})

test('a line of the first days is told by its sentence, one without choices not at all', () => {
  expect(pieceRows({ choices: '9 inch, No ice' })).toEqual([{ side: null, pieces: [plain('9 inch'), without('No ice')] }])
  expect(pieceRows({ choices: '' })).toEqual([])
})

test('only a name that begins so leaves something out', () => {
  expect(['走冰', 'No ice', 'no onion', '不加糖'].every(isWithout)).toBe(true)
  expect(['Norwegian salmon', '免費加大', '菠蘿', 'Noodles'].some(isWithout)).toBe(false)
})
