import { expect, test } from 'vitest'
import type { Cancel } from './cancels.ts'
import { shownProblems } from './shown-problems.ts'
import type { RefusedStep as Refused } from '../step-queue.ts'

const step = (at: number): Refused => ({
  stepId: `s${at}`,
  orderId: 'a',
  pickupNo: '1',
  at,
  kind: 'line',
  index: 0,
  done: true,
  why: 'unreadable',
})
const cancel = (at: number, state: Cancel['state']): Cancel => ({ orderId: `c${at}`, pickupNo: '2', reason: 'tooBusy', state, why: '', at })

test('the last five are shown, the newest first, and the rest is counted', () => {
  const { shown, more } = shownProblems([1, 2, 3, 4, 6, 7].map(step), [cancel(5, 'failed'), cancel(9, 'held')])
  expect(shown.map(({ at }) => at)).toEqual([7, 6, 5, 4, 3])
  expect(more).toBe(2)
})

test('a few are shown without a count', () => {
  expect(shownProblems([step(1)], [])).toMatchObject({ shown: [{ at: 1 }], more: 0 })
})
