import type { PlaceRecord } from '../catalogue/catalogue.ts'
import { prefixSimilarity, type Name } from './prefix-similarity.ts'
import { pinyinOf } from './pinyin.ts'
import type { CantoneseReadings } from './cantonese-readings.ts'
import { phoneticKey } from './phonetic-key.ts'
import { hanRuns, latinWords, normaliseText, wordsOf } from './normalise-text.ts'
import { expandAbbreviations } from './expand-abbreviations.ts'

/** A place whose similarity is less than this is not meant. */
export const minSimilarity = 0.6
/** Taken as one, without asking for its words, what was typed must be this like: letters hit without meaning come close to something. */
const minWholeSimilarity = 0.75
/** The part of a name, by its letters, that must have been typed to mean the whole of it. */
const mostOfName = 0.75

type Floors = { whole: number; some: number }
/**
 * The similarity that a typed text must have to a whole name, and to some of one: a short word is a slip away from a word in some name, and
 * nobody means Gold Coast Piazza by "pizza". Some of a name must sound just so; and be more than a sound or two.
 */
const floors = {
  spelled: { whole: 0.66, some: 0.86 },
  sound: { whole: 0.8, some: 1 },
  shortSound: { whole: 1, some: 1.1 },
  mandarin: { whole: 0.88, some: 1.1 },
  reading: { whole: 0.8, some: 1.1 },
  address: { whole: 0.66, some: 0.9 },
} satisfies Record<string, Floors>
/** A sound as short as this must be just so, and of a whole name. */
const shortSound = 4
/** A reading of as few characters, too. */
const shortReading = 2

/** Names and aliases as they are spelled, as they sound and as Mandarin reads them, and the address. `reading` is how Cantonese reads the name. */
export type IndexedNames = { names: Name[]; sounds: Name[]; mandarin: Name[]; address: Name[]; reading: string }

/** A typed text: compact, as it sounds, as its Chinese characters are read, and by its parts; `letters` is all of it. */
export type SearchQuery = { text: string; sound: string; reading: string; parts: Part[]; letters: string }
/** A part weighs as much as it has letters, a Chinese character three. */
type Part = { text: string; sound: string; weight: number }

export function indexNames({ name, aliases, address, district }: PlaceRecord, readings: CantoneseReadings): IndexedNames {
  const names = [name.tc, name.en, ...aliases].map((text) => wordsOf(normaliseText(text)))
  const reading = readings.read(hanRuns(normaliseText(name.tc)).join(''))
  const heard = [...names.map((words) => words.filter(isLatin)), reading]
  const mandarin = [name.tc, ...aliases].map((text) => pinyinOf(hanRuns(normaliseText(text)).join('')))
  return {
    names: names.map(nameOf),
    sounds: heard.filter((words) => words.length > 0).map((words) => nameOf(words.map(phoneticKey))),
    mandarin: mandarin.filter((words) => words.length > 0).map(nameOf),
    reading: phoneticKey(reading.join('')),
    address: [address.tc, address.en, district.tc, district.en].map((text) => nameOf(wordsOf(normaliseText(text)))),
  }
}

export function toSearchQuery(keyword: string, readings: CantoneseReadings): SearchQuery {
  const words = expandAbbreviations(keyword)
  const [latin, han] = [latinWords(words), hanRuns(words)]
  const [text, sound] = [wordsOf(words).join(''), telling(phoneticKey(latin.join('')), latin.join(''))]
  const reading = latin.length === 0 ? phoneticKey(readings.read(han.join('')).join('')) : ''
  return { text, sound, reading, parts: [...latin, ...han].map(partOf), letters: `${text} ${sound} ${reading}` }
}

function partOf(text: string): Part {
  const latin = isLatin(text)
  return { text, sound: latin ? telling(phoneticKey(text), text) : '', weight: latin ? text.length : text.length * 3 }
}

/**
 * The similarity of a place to what was typed: by spelling, by sound, or part by part in any order; the more of a name that was typed the better. What
 * is less like it than `least` is 0, and quickly found to be.
 */
export function similarity(typed: SearchQuery, place: IndexedNames, least = 0): number {
  const strict = least > 0
  const asOne = strict ? Math.max(least, minWholeSimilarity) : 0
  let like = 0
  for (const { text, names, worth, more, floors } of waysOf(typed, place)) {
    const floor = Math.max(asOne, like) / worth
    like = Math.max(like, worth * closest(text, names, { floor, more, ...(strict && floors) }))
  }
  if (typed.parts.length < 2 || like > 0.9) return like
  const inParts = inAnyOrder * partByPart(typed.parts, place, Math.max(least, like) / inAnyOrder)
  return inParts < least ? like : Math.max(like, inParts)
}

type Way = { text: string; names: Name[]; worth: number; floors: Floors; more?: Terms['more'] }

/** The ways in which the typed may be compared with a place, each with its worth. */
function waysOf({ text, sound, reading }: SearchQuery, { names, sounds, mandarin, address }: IndexedNames): Way[] {
  const heard = sound.length > shortSound ? floors.sound : floors.shortSound
  const read = text.length > shortReading ? floors.reading : floors.shortSound
  return [
    { text, names, worth: 1, floors: floors.spelled, more: extent },
    { text: sound, names: sounds, worth: bySound, floors: heard, more: extent },
    { text, names: mandarin, worth: bySound, floors: floors.mandarin, more: extent },
    { text: reading, names: sounds, worth: byReading, floors: read, more: extent },
    { text, names: address, worth: byAddress, floors: floors.address },
  ]
}

/** The more of a name that was typed the better. */
const extent = ({ text }: Name, than: string): number => 0.1 * (Math.min(than.length, text.length) / Math.max(than.length, text.length))

/** The weight of knowing a place by something else than its spelling, which weighs 1. */
const [bySound, byReading, inAnyOrder, byAddress] = [0.95, 0.92, 0.95, 0.9]
/** A part that is less close to every word than this was not meant for this place. */
const leastOfPart = 0.75

/** 0 as soon as what is left cannot make it `least`. */
function partByPart(parts: Part[], { names, sounds, address }: IndexedNames, least: number): number {
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0)
  let missed = 0
  for (const { text, sound, weight } of parts) {
    let close = closest(text, names, { floor: leastOfPart })
    if (close < 1) close = Math.max(close, bySound * closest(sound, sounds, { floor: Math.max(leastOfPart, close) / bySound }))
    if (close < 1) close = Math.max(close, byAddress * closest(text, address, { floor: Math.max(leastOfPart, close) / byAddress }))
    missed += (1 - close) * weight
    if (missed > (1 - least) * whole) return 0
  }
  return 1 - missed / whole
}

type Terms = Partial<Floors> & { floor: number; more?: (name: Name, typed: string) => number }

/** The similarity of the closest of the names, and what its length adds to that; 0 where none comes to the floor, to `whole`, or with less than most of it typed to `some`. */
function closest(typed: string, names: Name[], { floor, whole = 0, some = 0, more = () => 0 }: Terms): number {
  if (typed === '' || floor > 1.1) return 0
  const { han, latin } = scriptsOf(typed)
  let most = 0
  for (const name of names) {
    if (!((han && name.han) || (latin && name.latin))) continue
    const extra = more(name, typed)
    const least = typed.length < name.text.length * mostOfName ? some : whole
    const close = prefixSimilarity(typed, name, Math.max(leastClose, least, floor - extra, most - extra))
    if (close > 0) most = Math.max(most, close + extra)
  }
  return most
}

/** The least similarity that can become likely. */
const leastClose = 0.5

function nameOf(words: string[]): Name {
  const text = words.join('')
  let length = 0
  const begins = words.map((word) => (length += word.length) - word.length)
  return { text, begins, ...scriptsOf(text) }
}

function scriptsOf(text: string): { han: boolean; latin: boolean } {
  return { han: !isLatin(text), latin: /[a-z0-9]/.test(text) }
}

/** A sound of two letters, or one that left out most of what was typed, says nothing. */
function telling(sound: string, typed: string): string {
  return sound.length > 2 && sound.length * 2 >= typed.length ? sound : ''
}

function isLatin(word: string): boolean {
  return !/\p{Script=Han}/u.test(word)
}
