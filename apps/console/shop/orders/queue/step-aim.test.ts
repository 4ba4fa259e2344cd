import { cents, orderStatuses } from '@harbour/rules'
import { expect, test } from 'vitest'
import type { NewStep } from '../queued-step.ts'
import { isReached } from './step-aim.ts'

const { accepted, preparing, readyForGuest, readyForRider, delivering, completed, cancelled } = orderStatuses
const of = { orderId: 'a', pickupNo: '2055' }
const move = (status: (typeof orderStatuses)[keyof typeof orderStatuses], more: object = {}): NewStep =>
  ({ kind: 'move', ...of, status, ...more }) as NewStep // a status that the shop may say
const line = (done: boolean): NewStep => ({ kind: 'line', ...of, index: 0, done })

test.each([
  ['preparing, of one that is ready', move(preparing), readyForGuest, true],
  ['ready, of one that is ready', move(readyForRider), readyForRider, true],
  ['ready, of one that is out', move(readyForRider), delivering, true],
  ['ready, of one that was collected', move(readyForGuest), completed, true],
  ['ready, of one that was cancelled', move(readyForGuest), cancelled, false],
  ['handed over, of one that is made', move(delivering), preparing, false],
  ['completed with less cash, of one that is completed', move(completed, { cash: { collected: cents(100) } }), completed, false],
  ['back to the kitchen, of one that is there', move(preparing, { recall: true }), accepted, true],
  ['back to the kitchen, of one that is out', move(preparing, { recall: true }), delivering, false],
  ['a line finished, of one that is ready', line(true), readyForGuest, true],
  ['a line finished, of one that is made', line(true), preparing, false],
  ['a line taken back, of one that is ready', line(false), readyForGuest, false],
] as const)('%s: %s', (_name, step, status, reached) => {
  expect(isReached({ stepId: '1', at: 1, ...step }, status)).toBe(reached)
})
