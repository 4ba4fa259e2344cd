/** A break as it went: the longest time without an order that was paid, in milliseconds; `where`: the machine that was broken, where there is a choice; `failures`: calls that failed and were made again. @typedef {{ name: string, said: string, where: string, gapMs: number, failures: number, faults: string[] }} BreakOutcome */
/** A round as it went; `untrue`: what screens should not have said. @typedef {{ broken: BreakOutcome[], verdict: import('./judge.mjs').Verdict, screens: Pick<import('./phones.mjs').Seen, 'told' | 'wordMs'>, untrue: string[] }} RoundOutcome */

/** The longest time for which guests may wait. */
export const mostMs = 30_000

/** The longest time in a span in which no guest's order was paid, in milliseconds. @param {readonly import('./guests.mjs').Order[]} orders @param {number} from @param {number} until */
export function longestGap(orders, from, until) {
  const paid = orders.flatMap(({ paidAt = 0 }) => (paidAt > from && paidAt < until ? [paidAt] : [])).toSorted((a, b) => a - b)
  const moments = [from, ...paid, until]
  return Math.max(...moments.slice(1).map((moment, at) => moment - (moments[at] ?? moment)))
}

/** The table of a drill: a line for each break over all rounds, then what guests were told, and what screens said. @param {readonly RoundOutcome[]} rounds @returns {import('./results.mjs').Line[]} */
export function failoverLines(rounds) {
  const breaks = Map.groupBy(
    rounds.flatMap(({ broken }) => broken),
    ({ said }) => said,
  )
  return [...[...breaks.values()].flatMap((each) => breakLine(each)), toldLine(rounds), screensLine(rounds)]
}

/** @param {readonly BreakOutcome[]} times @returns {import('./results.mjs').Line[]} */
function breakLine(times) {
  const [first] = times
  if (!first) return []
  const gaps = times.map(({ gapMs }) => gapMs).toSorted((a, b) => a - b)
  const longest = gaps.at(-1) ?? 0
  const ours =
    times.length === 1
      ? inSeconds(longest)
      : `${inSeconds(longest)} at most, ${inSeconds(gaps[Math.floor(gaps.length / 2)] ?? 0)} the median of ${times.length} times`
  return [{ what: first.said, ours, aim: 'at most 30 s', met: longest <= mostMs && times.every(({ faults }) => faults.length === 0) }]
}

/** The line of all that guests were told, over all rounds. @param {readonly RoundOutcome[]} rounds @returns {import('./results.mjs').Line} */
export function toldLine(rounds) {
  const sum = (/** @type {(verdict: import('./judge.mjs').Verdict) => number} */ of) =>
    rounds.reduce((total, { verdict }) => total + of(verdict), 0)
  const faults = sum((verdict) => verdict.faults.length)
  const unexplained = rounds.some(({ verdict }) => verdict.unexplained !== '')
  return {
    what: `orders that guests were told of, in ${rounds.length === 1 ? 'one round' : `${rounds.length} rounds`}`,
    ours: `${sum(({ ordered }) => ordered)}, ${sum(({ paid }) => paid)} of them paid; ${faults} lost or wrong, ${unexplained ? 'something' : 'nothing'} unexplained`,
    aim: 'nothing lost, wrong or unexplained',
    met: faults === 0 && !unexplained && rounds.every(({ verdict }) => verdict.paid > 0),
  }
}

/** The line of all that screens said, over all rounds. @param {readonly RoundOutcome[]} rounds @returns {import('./results.mjs').Line} */
export function screensLine(rounds) {
  const untrue = rounds.reduce((total, round) => total + round.untrue.length, 0)
  const longest = Math.max(...rounds.map(({ screens }) => screens.wordMs))
  return {
    what: 'orders on the screens of phones',
    ours: `${rounds.reduce((total, { screens }) => total + screens.told.length, 0)}, each answered within ${inSeconds(longest)}; ${untrue} untrue or lost`,
    aim: 'nothing untrue, and an answer within 32 s',
    met: untrue === 0 && rounds.every(({ screens }) => screens.told.length > 0),
  }
}

/** A time in milliseconds, in seconds to read. @param {number} ms */
export const inSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`
