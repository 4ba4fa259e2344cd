import { foldText } from './fold-text.ts'
import type { Entry, SearchIndex } from './search-index.ts'
import { hanEditDistance, editDistance } from './edit-distance.ts'

/** The dishes that were found, by uid, the best first. `near`: nothing is written so, and these are spelt much like it. */
export type Found = { uids: string[]; near: boolean }

/**
 * The dishes that hold every word typed: those with all of them in the name first, then those with them elsewhere; where there is none,
 * those whose names hold something spelt much like each word.
 */
export function findDishes(index: SearchIndex, typed: string): Found {
  const words = wordsOf(typed)
  if (words.length === 0) return { uids: [], near: false }
  const [inName, elsewhere]: [string[], string[]] = [[], []]
  for (const { uid, name, text } of index.entries) if (holdsAll(text, words)) (holdsAll(name, words) ? inName : elsewhere).push(uid)
  const exact = [...inName, ...elsewhere]
  return exact.length > 0 ? { uids: exact, near: false } : nearDishes(index, words)
}

/** Tells whether any of these dishes holds every word. */
export function findsAny({ entries }: SearchIndex, typed: string, among: { has: (uid: string) => boolean }): boolean {
  const words = wordsOf(typed)
  return entries.some(({ uid, text }) => holdsAll(text, words) && among.has(uid))
}

const wordsOf = (typed: string) => foldText(typed).split(/\s+/).filter(Boolean)

function holdsAll(text: string, words: readonly string[]): boolean {
  for (const word of words) if (!text.includes(word)) return false
  return true
}

function nearDishes({ entries, words: known }: SearchIndex, words: readonly string[]): Found {
  const slips = words.map((word) => slipsOf(word, known))
  const near: { uid: string; slips: number }[] = []
  for (const entry of entries) {
    let sum = 0
    for (let at = 0; at < words.length && sum < Infinity; at++) sum += slipsIn(entry, words[at] ?? '', slips[at])
    if (sum < Infinity) near.push({ uid: entry.uid, slips: sum })
  }
  return { uids: near.toSorted((a, b) => a.slips - b.slips).map(({ uid }) => uid), near: near.length > 0 }
}

function slipsIn({ text, words }: Entry, typed: string, slips: ReadonlyMap<string, number> | undefined): number {
  if (text.includes(typed)) return 0
  let least = Infinity
  if (slips && slips.size > 0) for (const word of words) least = Math.min(least, slips.get(word) ?? Infinity)
  return least
}

/** The distance of each word of the menu from the typed one, where it is near enough: short words must be right. */
function slipsOf(typed: string, known: ReadonlySet<string>): ReadonlyMap<string, number> {
  const most = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0
  const han = /\p{Script=Han}/u.test(typed)
  const near = new Map<string, number>()
  for (const word of known) {
    const slips = han ? hanEditDistance(typed, word) : editDistance(typed, word, most)
    if (slips <= Math.max(most, 1)) near.set(word, slips)
  }
  return near
}
