import type { Product, Property, SetMealInnerGroup } from '@harbour/rules'

// A link to a cart is scanned from a screen, and each letter makes its squares smaller: a dish or a choice is written as a short
// fingerprint of its ids, which the menu of the phone knows again. What it does not know, or what two of its dishes would answer to, it refuses.

/** A dish or a choice as a link writes it: its fingerprint, how many, and what is chosen within it. */
export type Part = { key: string; num: number; within: Part[] }

/** A choice as a menu knows it: of which question, and what. */
export type Chosen = { of: string; pid: string; num: number; within: Chosen[] }

/** Something that can be chosen, and what can be chosen within it. */
type Offer = { of: string; pid: string; within: Offer[] }

/** Between the choices of a dish, those within a main of a set, and the properties of one of these. */
const separators = ['_', '~', '-']
const heads = [/^([0-9a-z]{6})([1-9]\d?)?$/, /^([0-9a-z]{5})([1-9]\d?)?$/]

/** The fingerprints of a dish, by its uid, and of a choice, by its question and its pid: six and five letters or digits. */
export const fingerprint = {
  dish: (uid: string): string => hashOf(uid).slice(-6),
  choice: (of: string, pid: string): string => hashOf(`${of}/${pid}`).slice(-5),
}

/** A part as text: itself, how many where it is more than one, and what is within it. */
export function writePart({ key, num, within }: Part, depth = 0): string {
  const head = num === 1 ? key : `${key}${num}`
  return [head, ...within.map((each) => writePart(each, depth + 1))].join(separators[depth])
}

/** A part from its text; undefined where that is none. */
export function readPart(text: string, depth = 0): Part | undefined {
  const separator = separators[depth]
  const [first = '', ...rest] = separator === undefined ? [text] : text.split(separator)
  const [, key, count = '1'] = heads[Math.min(depth, 1)]?.exec(first) ?? []
  const within = rest.flatMap((each) => readPart(each, depth + 1) ?? [])
  return key === undefined || within.length < rest.length ? undefined : { key, num: Number(count), within }
}

/** All that can be chosen with a dish. */
export const offersOf = ({ requirements, groups }: Product): Offer[] => [
  ...requirements.flatMap(({ requirementId: of, options }) => options.map(({ pid }) => ({ of, pid, within: [] }))),
  ...groups.flatMap(({ groupId: of, mains }) => mains.map(({ pid, groups: inner }) => ({ of, pid, within: inner.flatMap(offersWithin) }))),
]

const offersWithin = ({ groupId: of, products }: SetMealInnerGroup): Offer[] =>
  products.map(({ pid, properties = [] }) => ({ of, pid, within: properties.flatMap(offersOfProperty) }))

const offersOfProperty = ({ propertyId: of, values }: Property): Offer[] => values.map(({ valueId: pid }) => ({ of, pid, within: [] }))

/** The choices that these parts mean among what is offered; undefined where one of them means none, or more than one. */
export function chosenFrom(parts: readonly Part[], offers: readonly Offer[]): Chosen[] | undefined {
  const chosen = parts.flatMap((part) => {
    const [offer, other] = offers.filter(({ of, pid }) => fingerprint.choice(of, pid) === part.key)
    const within = offer && !other ? chosenFrom(part.within, offer.within) : undefined
    return offer && within ? { of: offer.of, pid: offer.pid, num: part.num, within } : []
  })
  return chosen.length < parts.length ? undefined : chosen
}

/** FNV-1a, 32 bits, in seven digits of base 36. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36).padStart(7, '0')
}
