import { expect, test } from 'vitest'
import { CallFailure } from '../../api/call-failure.ts'
import { triesFrom } from './try-again.ts'

const now = 1_800_000_000_000

test('who has tried too often hears from when on they may', () => {
  expect(triesFrom(new CallFailure('TOO_MANY_REQUESTS', '', { retryAfter: 90 }), now)).toBe(now + 90_000)
})

test.each([
  ['a wrong PIN', new CallFailure('PIN_WRONG', '')],
  ['too many without a time', new CallFailure('TOO_MANY_REQUESTS', '', null)],
  ['a lost call', new CallFailure('NETWORK', '')],
  ['nothing', null],
])('%s keeps nobody from trying again', (_what, cause) => {
  expect(triesFrom(cause, now)).toBeUndefined()
})
