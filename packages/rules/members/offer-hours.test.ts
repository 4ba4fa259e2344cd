import { expect, test } from 'vitest'
import { nextOfferMoment, offerWindowEnd } from './offer-hours.ts'

const at = (time: string) => Date.parse(`2026-11-20T${time}+08:00`)

test.each(['09:00:00', '12:00:00', '21:59:59'])('at %s offers may be told, until 22:00 of that day', (time) =>
  expect(offerWindowEnd(at(time))).toBe(at('22:00:00')),
)

test.each(['00:00:00', '08:59:59', '22:00:00', '23:59:59'])('at %s nobody is told of offers', (time) =>
  expect(offerWindowEnd(at(time))).toBeNull(),
)

test.each([
  ['00:00:00', '09:00:00'],
  ['08:59:59', '09:00:00'],
  ['09:00:00', '09:00:00'],
  ['21:59:59', '21:59:59'],
])('at %s the next moment to tell an offer is %s of that day', (time, next) => expect(nextOfferMoment(at(time))).toBe(at(next)))

test('from 22:00 on it is the next morning', () => expect(nextOfferMoment(at('22:00:00'))).toBe(Date.parse('2026-11-21T09:00:00+08:00')))
