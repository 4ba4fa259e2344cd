import { expect, test } from 'vitest'
import { nextStep } from './steps.ts'

const order = { orderId: 'one', makeMinutes: 12, travelMinutes: 15, fireAt: null, destination: null, handover: null, locker: null }

function lifeOf(orderType: number): number[] {
  const codes = [7]
  for (let step = nextStep({ ...order, orderType, status: 7 }); step; step = nextStep({ ...order, orderType, status: step.status }))
    codes.push(step.status)
  return codes
}

test.each([
  [1, [7, 10, 12, 18, 100]],
  [5, [7, 10, 12, 18, 100]],
  [2, [7, 10, 12, 21, 14, 100]],
])('[4.42] an order of type %i goes through all its states', (orderType, codes) => expect(lifeOf(orderType)).toEqual(codes))

test('making takes as long as the order says', () => {
  expect(nextStep({ ...order, orderType: 1, status: 12 })?.afterMinutes).toBe(12)
  expect(nextStep({ ...order, orderType: 2, status: 14 })?.afterMinutes).toBe(15)
})

test('[1.15] a preorder is accepted at once, left alone until it has been begun, and then made like any other', () => {
  const preorder = { ...order, orderType: 1, fireAt: '2026/11/20 17:43:00' }
  expect(nextStep({ ...preorder, status: 7 })?.status).toBe(10)
  expect(nextStep({ ...preorder, status: 10 })).toBeUndefined()
  expect(nextStep({ ...preorder, status: 12 })).toEqual({ status: 18, afterMinutes: 12 })
})

test.each([-1, 100, 1])('nothing follows state %i by the kitchen', (status) =>
  expect(nextStep({ ...order, orderType: 1, status })).toBeUndefined(),
)

test('[9.12] a delivery by locker is put into one at the end of its way, and fetched from there', () => {
  const going = { ...order, orderType: 2, status: 14, handover: 'locker' }
  expect(nextStep(going)).toEqual({ status: 14, afterMinutes: 15, intoLocker: true })
  expect(nextStep({ ...going, locker: { no: '07', code: '4816' } })).toEqual({ status: 100, afterMinutes: 6 })
})
