import { expect, test } from 'vitest'
import { choiceWords } from './choice-words.ts'

test.each([
  ['芝心批邊 · 走青椒', ['走青椒']],
  ['Cheese crust, No green pepper', ['No green pepper']],
  ['少甜，走冰', ['走冰']],
  ['Notting Hill sauce', []],
  ['', []],
])('of “%s” %j is left out', (choices, left) => {
  expect(choiceWords(choices).flatMap(({ words, without }) => (without ? [words] : []))).toEqual(left)
})
