import fc from 'fast-check'
import { expect, test } from 'vitest'
import { at } from '../testing/menu.fixtures.ts'
import { formatMoment } from './clock.ts'
import { cutSpans, joinSpans, spanAt, spanOfDay, spansOfWeek, type Span } from './span.ts'

const span = (from: number, to: number): Span => ({ from, to })
const some = fc.array(
  fc.tuple(fc.nat(20), fc.nat(6)).map(([from, length]) => span(from, from + length)),
  { maxLength: 8 },
)
const moments = Array.from({ length: 30 }, (_, moment) => moment)

test.each([
  ['those that touch', [span(0, 2), span(2, 4)], [span(0, 4)]],
  ['those that overlap', [span(3, 6), span(0, 4)], [span(0, 6)]],
  ['one inside another', [span(0, 9), span(2, 3)], [span(0, 9)]],
  ['not those apart', [span(3, 4), span(0, 2)], [span(0, 2), span(3, 4)]],
  ['nothing of an empty one', [span(3, 3)], []],
])('[3.25] joining: %s', (_what, spans, joined) => {
  expect(joinSpans(spans)).toEqual(joined)
})

test.each([
  ['from the middle', [span(0, 9)], [span(2, 4)], [span(0, 2), span(4, 9)]],
  ['from the edges', [span(0, 9)], [span(-1, 2), span(8, 12)], [span(2, 8)]],
  ['all of it', [span(0, 9)], [span(0, 5), span(5, 9)], []],
  ['beside it', [span(0, 9)], [span(9, 12)], [span(0, 9)]],
])('[5.2] cutting %s', (_what, spans, holes, left) => {
  expect(cutSpans(spans, holes)).toEqual(left)
})

test('[3.25] [5.2] a moment is in what is joined when it is in one, and in what is cut when in none of the holes', () => {
  fc.assert(
    fc.property(some, some, (spans, holes) => {
      for (const moment of moments) {
        const inSpans = spanAt(spans, moment) !== undefined
        expect(spanAt(joinSpans(spans), moment) !== undefined).toBe(inSpans)
        expect(spanAt(cutSpans(spans, holes), moment) !== undefined).toBe(inSpans && spanAt(holes, moment) === undefined)
      }
    }),
  )
})

test.each([
  ['11:00', '22:30', '2026/11/21 11:00:00', '2026/11/21 22:30:00'],
  ['18:00', '02:00', '2026/11/21 18:00:00', '2026/11/22 02:00:00'],
  ['00:00', '24:00', '2026/11/21 00:00:00', '2026/11/22 00:00:00'],
  ['00:00', '00:00', '2026/11/21 00:00:00', '2026/11/22 00:00:00'],
])('[3.25] a row from %s to %s runs from %s to %s', (startTime, endTime, from, to) => {
  const { from: first, to: last } = spanOfDay(at('2026/11/21 00:00'), { startTime, endTime })
  expect([formatMoment(first), formatMoment(last)]).toEqual([from, to])
})

test('[3.25] a week’s rows begin with yesterday’s and go on for the days asked', () => {
  const fridays = { weekdays: [5], startTime: '20:00', endTime: '02:00' }
  const spans = spansOfWeek([fridays], at('2026/11/21 01:00'), 8)
  expect(spans.map(({ from }) => formatMoment(from))).toEqual(['2026/11/20 20:00:00', '2026/11/27 20:00:00'])
  expect(spansOfWeek([fridays], at('2026/11/21 01:00'), 6)).toHaveLength(1)
})
