import { expect, test } from 'vitest'
import { failoverLines, longestGap, type RoundOutcome } from './rounds.mjs'

const paidAt = (...moments: number[]) => moments.map((moment) => ({ clientOrderId: String(moment), total: 1, paidAt: moment }))

test('the longest time without a paid order counts from the break and to its end', () => {
  expect(longestGap(paidAt(1000, 2000, 9000), 0, 10_000)).toBe(7000)
  expect(longestGap(paidAt(4000), 0, 10_000)).toBe(6000)
  expect(longestGap([], 0, 10_000)).toBe(10_000)
  // Of what was paid before it and after it nothing counts.
  expect(longestGap(paidAt(-500, 10_500), 0, 10_000)).toBe(10_000)
})

const calm = { name: 'cut', said: 'cut', where: 'n1', gapMs: 20_000, failures: 0, faults: [] }
const round: RoundOutcome = {
  broken: [calm],
  verdict: { ordered: 2, paid: 2, faults: [], unexplained: '' },
  screens: { told: [{ orderId: 'o1', said: [] }], wordMs: 900 },
  untrue: [],
}
const met = (...rounds: RoundOutcome[]) => failoverLines(rounds).map((line) => line.met)

test('a table is met where each break was short, nothing was lost and no screen was untrue', () => {
  expect(met(round, round)).toEqual([true, true, true])
  expect(failoverLines([round, { ...round, broken: [{ ...calm, gapMs: 10_000 }] }])[0]?.ours).toBe(
    '20.0 s at most, 20.0 s the median of 2 times',
  )
})

test.each<[string, Partial<RoundOutcome>, boolean[]]>([
  ['a break of more than thirty seconds', { broken: [{ ...calm, gapMs: 30_001 }] }, [false, true, true]],
  ['a cluster that did not come back', { broken: [{ ...calm, faults: ['cut: not whole'] }] }, [false, true, true]],
  ['an order that was lost', { verdict: { ...round.verdict, faults: ['order o1 is not there'] } }, [true, false, true]],
  ['a cent that nobody explains', { verdict: { ...round.verdict, unexplained: 'unexplained: pay_1' } }, [true, false, true]],
  ['a round in which nobody was paid', { verdict: { ...round.verdict, paid: 0 } }, [true, false, true]],
  ['a screen that said what was not so', { untrue: ['a screen broke'] }, [true, true, false]],
  ['a round in which no screen was looked at', { screens: { told: [], wordMs: 0 } }, [true, true, false]],
])('%s in one round of two is not met', (_what, worse, expected) => {
  expect(met(round, { ...round, ...worse })).toEqual(expected)
})
