import { expect, test } from 'vitest'
import { isSpoken, momentOfRing, ringAt, ringEvery, ringsAhead, ringsToLayOn } from './ring-schedule.ts'

test('a row begins with its first ring at once, and is laid on for a minute and a half', () => {
  const places = ringsToLayOn({ start: 10, laidOn: 0 }, 10)
  expect(places[0]).toBe(0)
  expect(places).toHaveLength(ringsAhead / ringEvery + 1)
})

test('a page that is woken once a minute never lets the bell fall silent', () => {
  const row = { start: 0, laidOn: 0 }
  const laidOn: number[] = []
  for (let now = 0; now <= 600; now += 60) {
    const places = ringsToLayOn(row, now)
    laidOn.push(...places)
    row.laidOn = (places.at(-1) ?? row.laidOn - 1) + 1
  }
  expect(laidOn).toEqual(Array.from({ length: laidOn.length }, (_, place) => place))
  expect(momentOfRing(row, laidOn.at(-1) ?? 0)).toBeGreaterThanOrEqual(600)
})

test('no ring is laid on twice', () => {
  expect(ringsToLayOn({ start: 0, laidOn: 31 }, 0)).toEqual([])
  expect(ringsToLayOn({ start: 0, laidOn: 31 }, 3)).toEqual([31])
})

test('rings that a sleeping tablet has missed are not made up for', () => {
  const places = ringsToLayOn({ start: 0, laidOn: 5 }, 301)
  expect(places[0]).toBe(101)
  expect(momentOfRing({ start: 0 }, places[0] ?? 0)).toBeGreaterThanOrEqual(301)
})

test('each third ring has words', () => {
  expect([0, 1, 2, 3, 4, 5].filter(isSpoken)).toEqual([2, 5])
  expect([ringAt({ start: 4 }, 4), ringAt({ start: 4 }, 9.9), ringAt({ start: 4 }, 10)]).toEqual([0, 1, 2])
})
