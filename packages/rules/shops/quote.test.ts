import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fries, lineOf, menu, noon, pizzaWith, tea } from '../testing/menu.fixtures.ts'
import { addMinutes, formatTime } from '../time/clock.ts'
import { acceptedPromise, arrival, eta, promisedItems, promisedQuote, quoteMinutes, usualMakeMinutes } from './quote.ts'

test.each([
  ['one pizza', { makeMinutes: [12], queueMinutes: 0 }, 10, 20],
  ['two pizzas side by side', { makeMinutes: [12, 12], queueMinutes: 2 }, 15, 25],
  ['a queue that just misses the next step', { makeMinutes: [12], queueMinutes: 12 }, 20, 30],
  ['a queue that reaches it', { makeMinutes: [12], queueMinutes: 13 }, 25, 35],
  ['a ride', { makeMinutes: [12], queueMinutes: 5, travelMinutes: 18 }, 35, 45],
  ['a busy shop', { makeMinutes: [12], queueMinutes: 5, travelMinutes: 18, busyMinutes: 10 }, 45, 55],
  ['drinks beside it need no making', { makeMinutes: [12, 0, 0, 0], queueMinutes: 0 }, 10, 20],
  ['only drinks', { makeMinutes: [0, 0], queueMinutes: 0 }, 5, 15],
  ['nothing yet', { makeMinutes: [], queueMinutes: 0 }, 5, 15],
])('[7.28] %s', (_what, work, low, high) => {
  expect(quoteMinutes(work)).toEqual({ low, high })
})

test('[7.28] a quote comes in steps of five, holds what is expected, and more work never makes it shorter', () => {
  const minutes = fc.nat(90)
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 30 }), minutes, minutes, (makeMinutes, queueMinutes, more) => {
      const quote = quoteMinutes({ makeMinutes, queueMinutes })
      expect([quote.low % 5, quote.high % 5]).toEqual([0, 0])
      expect(quote.low).toBeLessThan(quote.high)
      expect(quote.high).toBeGreaterThan(queueMinutes + Math.max(0, ...makeMinutes))
      expect(quoteMinutes({ makeMinutes, queueMinutes, busyMinutes: more }).low).toBeGreaterThanOrEqual(quote.low)
      expect(quoteMinutes({ makeMinutes: [...makeMinutes, more], queueMinutes }).low).toBeGreaterThanOrEqual(quote.low)
    }),
  )
})

test.each([
  ['collected', 15, 0, 15, 25],
  ['collected a minute later', 19, 0, 15, 25],
  ['delivered', 15, 8, 20, 30],
  ['delivered at the next step', 17, 8, 25, 35],
  ['made at once', 5, 0, 5, 15],
  ['made in two hours', 120, 0, 120, 130],
])('[7.28] an order that is accepted with minutes and %s is promised from then on', (_how, makeMinutes, travelMinutes, low, high) => {
  expect(acceptedPromise({ makeMinutes, travelMinutes }, noon)).toEqual({ from: addMinutes(noon, low), to: addMinutes(noon, high) })
})

test('[7.28] an arrival is a range of moments', () => {
  const { from, to } = arrival(noon, { low: 35, high: 45 })
  expect([formatTime(from), formatTime(to)]).toEqual(['12:35', '12:45'])
})

test.each([
  [45, false],
  [45.001, true],
])('[1.21] an order quoted at 35 to 45 minutes is, %d minutes on, late: %s', (minutes, late) => {
  const window = arrival(noon, { low: 35, high: 45 })
  const promised = { placedAt: noon, quote: { low: 35, high: 45 }, wantedAt: null }
  expect(eta(promised, addMinutes(noon, minutes))).toEqual({ ...window, late })
})

test.each([
  [15, false],
  [15.001, true],
])('[1.15] a preorder is promised in its slot, and %d minutes after the slot begins it is late: %s', (minutes, late) => {
  const wantedAt = addMinutes(noon, 180)
  const promised = { placedAt: noon, quote: { low: 35, high: 45 }, wantedAt }
  expect(eta(promised, addMinutes(wantedAt, minutes))).toEqual({ from: wantedAt, to: addMinutes(wantedAt, 15), late })
})

const given = (pid: string) => ({ promotionId: 'gift', pid })

test('[7.28] what is promised counts each item, each chosen gift, and a usual order where nothing is in mind', () => {
  const lines = [pizzaWith({ size: ['s9'] }, 2), lineOf(tea), { ...lineOf(fries), pid: 'gone' }]
  expect(promisedItems({ lines, gifts: [given('fries'), given('gone')] }, menu)).toEqual([12, 12, 0, 0, 5, 0])
  expect(promisedItems({ lines: [], gifts: [given('fries')] }, menu)).toEqual([usualMakeMinutes])
  expect(promisedQuote(13)).toEqual({ low: 25, high: 35 })
  expect(promisedQuote(13, [20])).toEqual({ low: 30, high: 40 })
})
