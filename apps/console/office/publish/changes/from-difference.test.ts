import { expect, test } from 'vitest'
import { fromDifference } from './from-difference.ts'

const start = 'a'.repeat(100)

test.each([
  ['short texts are whole', 'one', 'two', ['one', 'two']],
  ['a text that comes is shown from its start', null, `${start}b`, [null, `${'a'.repeat(80)}…`]],
  ['a text that goes on is shown from before its end', start, `${start}b`, [`…${'a'.repeat(20)}`, `…${'a'.repeat(20)}b`]],
  [
    'two texts are shown from before their difference',
    `${start}x${start}`,
    `${start}y`,
    [`…${'a'.repeat(20)}x${'a'.repeat(59)}…`, `…${'a'.repeat(20)}y`],
  ],
  ['a difference at the start leaves the start', `x${start}`, `y${start}`, [`x${'a'.repeat(79)}…`, `y${'a'.repeat(79)}…`]],
])('%s', (_what, before, after, shown) => {
  const { before: one, after: other } = fromDifference({ before, after })
  expect([one, other]).toEqual(shown)
})
