import { expect, test } from 'vitest'
import { cover, type ReportSpan } from './report-spans.ts'

const span = (spanId: number, begins: number, ends: number, hasOpen = false): ReportSpan => ({ spanId, begins, ends, hasOpen })
const days = [span(1, 0, 1), span(2, 1, 2), span(30, 2, 5), span(3, 2, 3), span(4, 3, 4), span(5, 4, 5)]

test('the longest spans cover a stretch, and the books what is left', () => {
  expect(cover([{ from: 1, to: 7 }], days)).toEqual({ spans: [2, 30], unsummed: [{ after: 5, until: 7, openIn: [] }] })
  expect(cover([{ from: 0, to: 6 }], [span(2, 1, 2)])).toEqual({
    spans: [2],
    unsummed: [
      { after: 0, until: 1, openIn: [] },
      { after: 2, until: 6, openIn: [] },
    ],
  })
})

test('a span that reaches from one stretch into the next is not taken, and a gap between them is read at once', () => {
  expect(
    cover(
      [
        { from: 0, to: 3 },
        { from: 3, to: 6 },
      ],
      days,
    ),
  ).toEqual({ spans: [1, 2, 3, 4, 5], unsummed: [{ after: 5, until: 6, openIn: [] }] })
  expect(
    cover(
      [
        { from: 0, to: 3 },
        { from: 3, to: 6 },
      ],
      [],
    ),
  ).toEqual({ spans: [], unsummed: [{ after: 0, until: 6, openIn: [] }] })
})

test('open orders of spans are read with the first of the rest, or by themselves', () => {
  const open = [span(1, 0, 1, true), span(2, 1, 2)]
  expect(cover([{ from: 0, to: 3 }], open).unsummed).toEqual([{ after: 2, until: 3, openIn: [1] }])
  expect(cover([{ from: 0, to: 2 }], open).unsummed).toEqual([{ after: 2, until: 2, openIn: [1] }])
})
