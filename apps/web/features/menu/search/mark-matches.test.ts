import { expect, test } from 'vitest'
import { markMatches } from './mark-matches.ts'

const cut = (name: string, typed: string) =>
  markMatches(name, typed)
    .map(({ text, found }) => (found ? `[${text}]` : text))
    .join('')

test.each([
  ['Six-piece Chicken Bucket', 'chicken', 'Six-piece [Chicken] Bucket'],
  ['Jalapeño Poppers', 'jalapeno', '[Jalapeño] Poppers'],
  ['沙薑炸雞桶', '炸雞', '沙薑[炸雞]桶'],
  ['Honey Garlic Wings', 'wings honey', '[Honey] Garlic [Wings]'],
  ['Egg Tarts, 2', 'tea', 'Egg Tarts, 2'],
  ['Egg Tarts, 2', ' ', 'Egg Tarts, 2'],
])('in %s, %s is marked: %s', (name, typed, shown) => {
  expect(cut(name, typed)).toBe(shown)
})
