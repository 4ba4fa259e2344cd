import type { PlaceRecord } from '../catalogue/catalogue.ts'
import { createPrefixIndex } from './prefix-index.ts'
import { createBigramIndex } from './bigram-index.ts'
import { minSimilarity, similarity, indexNames, toSearchQuery, type IndexedNames, type SearchQuery } from './similarity.ts'
import { learnCantoneseReadings } from './cantonese-readings.ts'
import { compactText, normaliseText, wordsOf } from './normalise-text.ts'

/** The reason why a place may be meant: that is its name, or an alias; a name begins so, or a word in it does; or it, or its address, is like it. */
export const ranks = { name: 0, alias: 1, beginning: 2, inName: 3, likely: 4 } as const
export type Rank = (typeof ranks)[keyof typeof ranks]

/** A place that a keyword may mean, and its score, how like it is: about 1 without a slip, more where nothing is left out. */
export type Match = { place: PlaceRecord; rank: Rank; score: number }

export type PlaceIndex = { search(keyword: string): Match[] }

/** The number of names and addresses sharing letters with the keyword whose places are looked at closely. */
const candidates = 70
/** The same where a place is called just so: who else may be meant is of little interest. */
const few = 20
/** The difference from the best score at which nobody means a place any more. */
const behind = 0.3

/** Makes places searchable by name, alias and address in both languages, by spelling and by sound, slips forgiven. */
export function indexPlaces(places: readonly PlaceRecord[]): PlaceIndex {
  const readings = learnCantoneseReadings(places)
  const entries = places.map((place) => ({ place, spelled: indexNames(place, readings) }))
  const beginnings = createPrefixIndex(
    places.flatMap((place, entry) => literals(place).map(({ text, whole, part }) => ({ text, told: { entry, whole, part } }))),
  )
  const romanised = indexRomanised(entries.map(({ spelled }) => spelled))
  const pairs = createBigramIndex(entries.flatMap(({ spelled }, owner) => lettersOf(spelled).map((text) => ({ text, owner }))))
  return {
    search(keyword) {
      const typed = toSearchQuery(keyword, readings)
      if (typed.text === '') return []
      const found = new Map<number, Rank>()
      for (const { text, told } of beginnings.with(typed.text)) {
        found.set(told.entry, least(found.get(told.entry), text === typed.text ? told.whole : told.part))
      }
      for (const entry of romanised(typed)) found.set(entry, least(found.get(entry), ranks.alias))
      for (const entry of pairs.likest(typed.letters, [...found.values()].includes(ranks.name) ? few : candidates))
        if (!found.has(entry)) found.set(entry, ranks.likely)
      const matches: Match[] = []
      let best = 0
      for (const [index, rank] of found) {
        const entry = entries[index]
        if (!entry) continue
        const score = similarity(typed, entry.spelled, rank === ranks.likely ? Math.max(minSimilarity, best - behind) : 0)
        best = Math.max(best, score)
        if (rank !== ranks.likely || score >= minSimilarity) matches.push({ place: entry.place, rank, score })
      }
      return matches
    },
  }
}

/** A text that what was typed may be, or be the beginning of, and what that would make the place. */
type Literal = { text: string; whole: Rank; part: Rank }

function literals({ name, aliases }: PlaceRecord): Literal[] {
  const names = [name.tc, name.en]
  return [
    ...names.map((text) => ({ text: compactText(text), whole: ranks.name, part: ranks.beginning })),
    ...aliases.map((text) => ({ text: compactText(text), whole: ranks.alias, part: ranks.beginning })),
    ...[...names, ...aliases].flatMap(tails).map((text) => ({ text, whole: ranks.inName, part: ranks.inName })),
  ]
}

/** The rest of a text from each word on but the first; each Chinese character is a word here. */
function tails(text: string): string[] {
  const words = wordsOf(normaliseText(text))
  return words.slice(1).map((_, index) => words.slice(index + 1).join(''))
}

/** The places whose Chinese name is read just as it was typed, in Cantonese however it is spelled, or in Pinyin: what people write for a name is one. */
function indexRomanised(spelled: readonly IndexedNames[]): (typed: SearchQuery) => readonly number[] {
  const readers = new Map<string, number[]>()
  for (const [entry, { reading, mandarin }] of spelled.entries()) {
    const pinyin = mandarin.map(({ text }) => `pinyin ${text}`)
    const read = reading === '' ? pinyin : [`sound ${reading}`, ...pinyin]
    for (const text of new Set(read)) readers.set(text, [...(readers.get(text) ?? []), entry])
  }
  return ({ text, sound }) => [...(readers.get(`sound ${sound}`) ?? []), ...(readers.get(`pinyin ${text}`) ?? [])]
}

function lettersOf({ names, sounds, mandarin, address }: IndexedNames): string[] {
  return [...names, ...sounds, ...mandarin, ...address].map(({ text }) => text)
}

function least(known: Rank | undefined, rank: Rank): Rank {
  return known === undefined || rank < known ? rank : known
}
