import { expect, test } from 'vitest'
import { newAttempt } from './attempt.ts'

test('the same thing keeps its id until it is known what came of it', () => {
  const attempt = newAttempt()
  const first = attempt.idFor({ points: 100 })
  expect(attempt.idFor({ points: 100 })).toBe(first)
  attempt.answered()
  expect(attempt.idFor({ points: 100 })).not.toBe(first)
})

test('another thing has another id', () => {
  const attempt = newAttempt()
  expect(attempt.idFor({ points: 100 })).not.toBe(attempt.idFor({ points: 200 }))
})
