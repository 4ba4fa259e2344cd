import type { Menu, MenuProduct } from '@harbour/protocol'
import { foldText } from './fold-text.ts'

/** The words that a dish can be found by: its name and the words of it, and all that is said of it. */
export type Entry = { uid: string; name: string; text: string; words: string[] }

/** A menu made ready to be searched, and all the words of its names. */
export type SearchIndex = { entries: Entry[]; words: ReadonlySet<string> }

/**
 * Makes a menu ready to be searched, so many dishes at a time: each under its name in both languages, with its heading and what it is,
 * all spelt alike. Gives the index as far as it is made.
 */
export function* searchIndex(
  { products, categories }: Menu,
  { vegetarian, atATime }: { vegetarian: string; atATime: number },
): Generator<SearchIndex> {
  const headings = new Map<string, string>()
  // The first heading gathers what is popular, from under all the others.
  for (const { uids, name } of categories.slice(1)) for (const uid of uids) headings.set(uid, name)
  const [entries, words]: [Entry[], Set<string>] = [[], new Set()]
  for (const product of products) {
    const entry = entryOf(product, [headings.get(product.uid), product.vegetarian ? vegetarian : ''])
    entries.push(entry)
    for (const word of entry.words) words.add(word)
    if (entries.length % atATime === 0) yield { entries: [...entries], words }
  }
  yield { entries, words }
}

function entryOf({ uid, name, otherName = '', description }: MenuProduct, more: readonly (string | undefined)[]): Entry {
  const own = foldText(`${name} ${otherName}`)
  return {
    uid,
    name: own,
    text: `${own} ${foldText([description, ...more].join(' '))}`,
    words: [...new Set(own.split(notLetters).filter(Boolean))],
  }
}

const notLetters = /[^\p{L}\p{N}]+/u
