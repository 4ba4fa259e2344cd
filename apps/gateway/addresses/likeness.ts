import type { PlaceRecord } from '../catalogue.ts'
import { closeness, type Name } from './closeness.ts'
import type { Readings } from './readings.ts'
import { soundOf } from './sound.ts'
import { hanRuns, latinWords, plain, wordsOf } from './spelling.ts'
import { writtenOut } from './written-out.ts'

/** A place whose likeness is less than this is not meant. */
export const leastAlike = 0.6
/** Taken as one, without asking for its words, what was typed must be this like: letters hit without meaning come close to something. */
const leastAsOne = 0.75

/** Names and aliases as they are spelled and as they sound, and the address. */
export type Spelled = { names: Name[]; sounds: Name[]; address: Name[] }

/** What was typed: compact, as it sounds, as its Chinese characters are read, and by its parts; `letters` is all of it. */
export type Typed = { text: string; sound: string; reading: string; parts: Part[]; letters: string }
/** A part weighs as much as it has letters, a Chinese character three. */
type Part = { text: string; sound: string; weight: number }

export function spelledOut({ name, aliases, address, district }: PlaceRecord, readings: Readings): Spelled {
  const names = [name.tc, name.en, ...aliases].map((text) => wordsOf(plain(text)))
  const heard = [...names.map((words) => words.filter(isLatin)), readings.read(hanRuns(plain(name.tc)).join(''))]
  return {
    names: names.map(nameOf),
    sounds: heard.filter((words) => words.length > 0).map((words) => nameOf(words.map(soundOf))),
    address: [address.tc, address.en, district.tc, district.en].map((text) => nameOf(wordsOf(plain(text)))),
  }
}

export function typedAs(keyword: string, readings: Readings): Typed {
  const words = writtenOut(keyword)
  const [latin, han] = [latinWords(words), hanRuns(words)]
  const [text, sound] = [wordsOf(words).join(''), telling(soundOf(latin.join('')), latin.join(''))]
  const reading = latin.length === 0 ? soundOf(readings.read(han.join('')).join('')) : ''
  return { text, sound, reading, parts: [...latin, ...han].map(partOf), letters: `${text} ${sound} ${reading}` }
}

function partOf(text: string): Part {
  const latin = isLatin(text)
  return { text, sound: latin ? telling(soundOf(text), text) : '', weight: latin ? text.length : text.length * 3 }
}

/**
 * How like a place is to what was typed: by spelling, by sound, or part by part in any order; the more of a name that was typed the better. What
 * is less like it than `least` is 0, and quickly found to be.
 */
export function likeness(typed: Typed, { names, sounds, address }: Spelled, least = 0): number {
  const extent = ({ text }: Name, than: string) => 0.1 * (Math.min(than.length, text.length) / Math.max(than.length, text.length))
  const asOne = least === 0 ? 0 : Math.max(least, leastAsOne)
  let like = closest(typed.text, names, { floor: asOne, more: extent })
  like = Math.max(like, bySound * closest(typed.sound, sounds, { floor: Math.max(asOne, like) / bySound, more: extent }))
  like = Math.max(like, byReading * closest(typed.reading, sounds, { floor: Math.max(asOne, like) / byReading, more: extent }))
  like = Math.max(like, byAddress * closest(typed.text, address, { floor: Math.max(asOne, like) / byAddress }))
  if (typed.parts.length < 2 || like > 0.9) return like
  const inParts = inAnyOrder * partByPart(typed.parts, { names, sounds, address }, Math.max(least, like) / inAnyOrder)
  return inParts < least ? like : Math.max(like, inParts)
}

/** How much less than by its spelling a place is known by something else. */
const [bySound, byReading, inAnyOrder, byAddress] = [0.95, 0.92, 0.95, 0.9]
/** A part that is less close to every word than this was not meant for this place. */
const leastOfPart = 0.65

/** 0 as soon as what is left cannot make it `least`. */
function partByPart(parts: Part[], { names, sounds, address }: Spelled, least: number): number {
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

type Terms = { floor: number; more?: (name: Name, typed: string) => number }

/** How close the closest of the names is, and what its length adds to that; 0 where none comes to the floor. */
function closest(typed: string, names: Name[], { floor, more = () => 0 }: Terms): number {
  if (typed === '' || floor > 1.1) return 0
  const { han, latin } = scriptsOf(typed)
  let most = 0
  for (const name of names) {
    if (!((han && name.han) || (latin && name.latin))) continue
    const extra = more(name, typed)
    const close = closeness(typed, name, Math.max(leastClose, floor - extra, most - extra))
    if (close > 0) most = Math.max(most, close + extra)
  }
  return most
}

/** What is less close than this cannot become likely. */
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
