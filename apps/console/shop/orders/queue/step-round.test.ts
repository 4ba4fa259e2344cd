import { cents, orderStatuses } from '@harbour/rules'
import { expect, test } from 'vitest'
import { CallFailure } from '../../../api/call-failure.ts'
import type { QueuedStep } from '../queued-step.ts'
import { sendRound, type Refusal } from './step-round.ts'

const step = (stepId: string, orderId: string, more: Partial<QueuedStep> = {}) =>
  ({ stepId, orderId, pickupNo: '2055', at: 0, kind: 'move', status: orderStatuses.preparing, ...more }) as QueuedStep // a move, whatever is changed of it

const failure = (code: string, data: unknown = null) => new CallFailure(code, `words of ${code}`, data)

/** A queue, and a gateway that answers each step with what is said of it. */
function queueOf(steps: QueuedStep[], answers: Record<string, unknown> = {}) {
  const queue = {
    waiting: steps,
    sent: [] as string[],
    refused: [] as [string, Refusal][],
    reached: false,
    now: 1_000_000,
    staffId: 'me' as string | undefined,
    round: () =>
      sendRound({
        waiting: () => queue.waiting,
        send: ({ stepId }) => {
          queue.sent.push(stepId)
          return answers[stepId] === undefined ? Promise.resolve() : Promise.reject(answers[stepId])
        },
        refresh: () => Promise.resolve(),
        isReached: () => Promise.resolve(queue.reached),
        settle: ({ stepId }, refusal) => {
          queue.waiting = queue.waiting.filter((each) => each.stepId !== stepId)
          if (refusal) queue.refused.push([stepId, refusal])
        },
        noteFault: ({ stepId }, faults) => {
          queue.waiting = queue.waiting.map((each) => (each.stepId === stepId ? { ...each, faults } : each))
        },
        staffId: () => queue.staffId,
        now: () => queue.now,
      }),
  }
  return queue
}

const three = () => [step('1', 'a'), step('2', 'a'), step('3', 'b')]
const soon = { inMs: 10_000, rest: false }

test('all that waits is sent in order', async () => {
  const queue = queueOf(three())
  expect(await queue.round()).toBeNull()
  expect(queue.sent).toEqual(['1', '2', '3'])
})

test.each(['NETWORK', 'TIMEOUT', 'LOGIN_AGAIN', 'DRAINING'])('nothing more is sent after %s', async (code) => {
  const queue = queueOf(three(), { 1: failure(code) })
  expect(await queue.round()).toEqual(soon)
  expect([queue.sent, queue.waiting.length]).toEqual([['1'], 3])
})

test('a gateway that is asked too often says how long to rest', async () => {
  const queue = queueOf(three(), { 1: failure('TOO_MANY_REQUESTS', { retryAfter: 42 }) })
  expect(await queue.round()).toEqual({ inMs: 42_000, rest: true })
})

test.each([
  ['fault of the gateway', failure('INTERNAL'), { words: 'words of INTERNAL' }],
  ['answer that cannot be read', new TypeError(), 'unreadable'],
])('a %s holds back its order alone, and the fifth is a refusal', async (_name, cause, refusal) => {
  const queue = queueOf(three(), { 1: cause })
  expect(await queue.round()).toEqual(soon)
  expect(await queue.round()).toEqual(soon)
  expect(queue.sent).toEqual(['1', '3'])
  for (const _again of [2, 3, 4, 5]) {
    queue.now += 10_000
    await queue.round()
  }
  expect(queue.sent).toEqual(['1', '3', '1', '1', '1', '1', '2'])
  expect(queue.refused).toEqual([['1', refusal]])
})

test('a step that is refused comes back, and those after it go on', async () => {
  const queue = queueOf(three(), { 1: failure('CHANGE_ILLEGAL') })
  expect(await queue.round()).toBeNull()
  expect([queue.sent, queue.refused]).toEqual([['1', '2', '3'], [['1', { words: 'words of CHANGE_ILLEGAL' }]]])
})

test('a step is dropped where somebody else was faster, but not one that is refused for another reason', async () => {
  const queue = queueOf(three(), { 1: failure('CHANGE_ILLEGAL'), 3: failure('NOT_ALLOWED') })
  queue.reached = true
  await queue.round()
  expect(queue.refused.map(([stepId]) => stepId)).toEqual(['3'])
})

test('a sum that somebody else took waits for them, and comes back after a quarter of an hour', async () => {
  const by = { staffId: 'other', name: 'Other' }
  const short = step('1', 'a', { at: 1_000_000, by, cash: { collected: cents(100) } })
  const queue = queueOf([short, step('2', 'b', { by })])
  expect(await queue.round()).toEqual(soon)
  expect(queue.sent).toEqual(['2'])
  queue.now += 15 * 60_000
  expect(await queue.round()).toBeNull()
  expect([queue.sent, queue.refused]).toEqual([['2'], [['1', 'notTheirs']]])
})

test('a sum is sent in the name of who took it', async () => {
  const queue = queueOf([step('1', 'a', { by: { staffId: 'me', name: 'Me' }, cash: { collected: cents(100) } })])
  await queue.round()
  expect(queue.sent).toEqual(['1'])
})
