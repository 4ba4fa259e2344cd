import { expect, test } from 'vitest'
import { scrub } from './scrub.ts'

test.each([
  ['duplicate key value violates unique constraint "orders_once"', 'duplicate key value violates unique constraint …'],
  ['no box at chan@example.com', 'no box at @'],
  [`invalid input syntax for type uuid: '9123 4567'`, 'invalid input syntax for type uuid: …'],
  ['asked /shops?phone=91234567 in vain', 'asked /shops in vain'],
  ['「陳大文」 is unknown', '… is unknown'],
  ['order 019a7c2e-1111-7000-8000-000000000000 is gone', 'order … is gone'],
  ['call +852 9123 4567', 'call #'],
])('%j is told as %j', (words, told) => {
  expect(scrub(words)).toBe(told)
})
