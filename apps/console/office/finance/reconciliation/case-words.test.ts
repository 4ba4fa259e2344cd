import { expect, test } from 'vitest'
import { waitsLong } from './case-words.ts'

const day = 24 * 60 * 60_000

test('a case waits for long from five whole days on', () => {
  expect([waitsLong(0, 5 * day - 1), waitsLong(0, 5 * day)]).toEqual([false, true])
})
