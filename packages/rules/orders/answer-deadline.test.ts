import { expect, test } from 'vitest'
import { answerBy, firstReminderLead, remindersDue } from './answer-deadline.ts'
import { noon } from '../testing/menu.fixtures.ts'

const openings = [{ weekdays: [1, 2, 3, 4, 5, 6, 7], startTime: '11:00', endTime: '22:00' }]
const shop = { openings, blackouts: [] }
const minute = 60_000

test('[4.43] a shop has eight minutes to answer', () => {
  expect(answerBy(shop, 2, noon)).toBe(noon + 8 * minute)
})

test('[4.43] they begin when it opens, for an order that is placed by night', () => {
  expect(answerBy(shop, 2, noon - 6 * 60 * minute)).toBe(noon - 60 * minute + 8 * minute)
  expect(answerBy({ openings: [], blackouts: [] }, 2, noon)).toBe(noon + 8 * minute)
})

test('[4.43] past last orders the shop is still there to answer', () => {
  const late = noon + (9 * 60 + 40) * minute
  expect(answerBy(shop, 2, late)).toBe(late + 8 * minute)
})

test('a shop is first reminded six minutes before the end', () => expect(firstReminderLead).toBe(6 * minute))

test.each([
  [2 * minute - 1, 0],
  [2 * minute, 1],
  [4 * minute - 1, 1],
  [4 * minute, 2],
  [8 * minute, 2],
])('[4.43] %i ms after placing it has been reminded %i times', (since, times) => {
  expect(remindersDue(noon + 8 * minute, noon + since)).toBe(times)
})
