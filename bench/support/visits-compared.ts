import { median } from './median.ts'
import type { Result } from './results.ts'
import type { Visit, Visits } from './two-visits.ts'

/** The same visits with all services of others on, and with none. */
export type Pairs = { on: readonly Visits[]; off: readonly Visits[] }
type Figure = (visits: Visits) => number

/** Headers name the services that a page may talk to. */
const aims = { paint: 1.05, headers: 200, again: 0.1 }

/** The cost of others' services to a first and a repeat load, and of a repeat load beside a first. */
export function compareVisits(pairs: Pairs): Result[] {
  const soonest = Math.min(...pairs.on.flatMap(({ first, again }) => [first, again]).map(({ others = Number.NaN }) => others))
  return [
    { what: 'the soonest that a service is asked, after the largest paint', ours: ms(soonest), aim: 'after it', met: soonest > 0 },
    ...visitResults('first load', ({ first }) => first, pairs),
    beside('what the worker keeps afterwards', ({ kept }) => kept, { ...pairs, say: kB }),
    ...visitResults('repeat load', ({ again }) => again, pairs),
    repeated('bytes of a repeat load beside those of a first, all on', pairs.on),
    repeated('the same, all off', pairs.off),
  ]
}

function visitResults(name: string, of: (visits: Visits) => Visit, pairs: Pairs): Result[] {
  return [
    paint(`${name}: first paint`, (visits) => of(visits).first, pairs),
    paint(`${name}: largest paint`, (visits) => of(visits).largest, pairs),
    page(`${name}: the page with its pictures and fonts`, (visits) => of(visits).page, pairs),
    beside(`${name}: all bytes`, (visits) => of(visits).bytes, { ...pairs, say: kB }),
    beside(`${name}: requests`, (visits) => of(visits).requests, { ...pairs, say: (values) => String(median(values)) }),
  ]
}

/** Beside a median stand the quickest and the slowest run: where they lie far apart, the machine was busy. */
function paint(what: string, figure: Figure, pairs: Pairs): Result {
  const say = (values: number[]) => `${ms(median(values))} (${ms(Math.min(...values))} to ${ms(Math.max(...values))})`
  const paints = beside(what, figure, { ...pairs, say })
  return { ...paints, aim: `at most ${aims.paint} times`, met: paints.ratio <= aims.paint }
}

function page(what: string, figure: Figure, pairs: Pairs): Result {
  const more = median(pairs.on.map(figure)) - median(pairs.off.map(figure))
  return { ...beside(what, figure, { ...pairs, say: kB }), aim: `at most ${aims.headers} bytes more`, met: more <= aims.headers }
}

type ComparedPairs = Pairs & { say: (values: number[]) => string }

function beside(what: string, figure: Figure, { on, off, say }: ComparedPairs): Result & { ratio: number } {
  const [ours, peer] = [on.map(figure), off.map(figure)]
  return { what, ours: say(ours), peer: say(peer), ratio: median(ours) / median(peer) }
}

function repeated(what: string, visits: readonly Visits[]): Result {
  const [again, first] = [visits.map((each) => each.again.bytes), visits.map((each) => each.first.bytes)]
  const ratio = median(again) / median(first)
  return { what, ours: kB(again), peer: kB(first), ratio, aim: 'at most a tenth', met: ratio <= aims.again }
}

const ms = (value: number) => `${Math.round(value)} ms`
const kB = (values: readonly number[]) => `${(median(values) / 1000).toFixed(1)} kB`
