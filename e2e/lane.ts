/**
 * The lane of this run, said by LANE and read here alone: the quick one of `npm test` walks each flow in one language, the whole one of
 * `npm run test:all` (LANE=all) in both, and looks at dark screens too.
 */
export const wholeLane = process.env.LANE === 'all'

/** Walked in the whole lane alone: what takes long and what the work of a day hardly touches, or what another test shows in a smaller way. */
export const wholeLaneOnly = { tag: '@whole-lane' }

/**
 * The tests of the quick lane, by their browser, file and title alone: all without a language in brackets, and of two that differ only there the
 * Chinese one if an even number of letters stands before it, the English one if an odd number does. So it is always exactly one of them.
 */
export const quickLane = [
  /^(?!.*@whole-lane)(?!.* \((?:tc|en)\))/,
  /^(?!.*@whole-lane)(?:..)*? \(tc\)/,
  /^(?!.*@whole-lane).(?:..)*? \(en\)/,
]
