import { folded } from './folded.ts'
import type { Entry, SearchIndex } from './search-index.ts'
import { hanSlips, slipsBetween } from './slips.ts'

/** What was found, by uid, the best first. `near`: nothing is written so, and these are spelt much like it. */
export type Found = { uids: string[]; near: boolean }

/**
 * The dishes that hold every word typed: those with all of them in the name first, then those with them elsewhere; where there is none,
 * those whose names hold something spelt much like each word.
 */
export function findDishes({ entries, words: known }: SearchIndex, typed: string): Found {
  const words = folded(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return { uids: [], near: false }
  const exact = entries.filter(({ text }) => words.every((word) => text.includes(word)))
  if (exact.length > 0) {
    const inName = ({ name }: Entry) => words.every((word) => name.includes(word))
    const ordered = [...exact.filter(inName), ...exact.filter((entry) => !inName(entry))]
    return { uids: ordered.map(({ uid }) => uid), near: false }
  }
  const slips = words.map((word) => new Map([...known].flatMap((each) => slipsOf(word, each))))
  const near = entries.flatMap((entry) => {
    const each = words.map((word, at) => slipsIn(entry, word, slips[at]))
    return each.every((count) => count < Infinity) ? [{ uid: entry.uid, slips: each.reduce((sum, count) => sum + count, 0) }] : []
  })
  return { uids: near.toSorted((a, b) => a.slips - b.slips).map(({ uid }) => uid), near: near.length > 0 }
}

function slipsIn({ text, words }: Entry, typed: string, slips: ReadonlyMap<string, number> | undefined): number {
  return text.includes(typed) ? 0 : Math.min(...words.map((word) => slips?.get(word) ?? Infinity))
}

/** How far a word of the menu is from the typed one, where it is near enough: short words must be right. */
function slipsOf(typed: string, known: string): [string, number][] {
  const most = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0
  const slips = /\p{Script=Han}/u.test(typed) ? hanSlips(typed, known) : slipsBetween(typed, known, most)
  return slips <= Math.max(most, 1) && slips < Infinity ? [[known, slips]] : []
}
