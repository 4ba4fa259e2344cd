/** One thing that a judge objects to: by which rule, at which place, in its own words. */
export type Finding = { rule: string; where: string; says: string }

/**
 * The work of one judge: what it looked at, what it objects to, and why it is not to be believed, if it is not: it did not come to its end, or saw nothing in a fault that was
 * put there for it. `missing` says why it could not be had at all.
 */
export type Judged = { judge: string; looked: string; findings: readonly Finding[]; doubts: readonly string[]; missing?: string }

/** A judge that could not be had, and why. */
export const missed = (judge: string, missing: string): Judged => ({ judge, looked: '', findings: [], doubts: [], missing })

/** The last words of a tool, for who has to find out why it stopped. */
export const lastWords = (output: string): string => output.trim().split('\n').slice(-3).join(' ').replaceAll(/\s+/g, ' ').slice(-300)
