import { readFileSync } from 'node:fs'
import { normaliseText } from './normalise-text.ts'

/**
 * The Mandarin reading of each character of the places' names, without tones: each line of the table is a syllable and its characters in their
 * plain form. The readings are Unihan's, the likelier one in place names where a character has several.
 */
const syllables = new Map(
  readFileSync(new URL('pinyin.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [syllable = '', characters = ''] = row.split(' ')
      return [...normaliseText(characters)].map((character) => [character, syllable] as const)
    }),
)

/** Plain Chinese characters as Pinyin, a syllable each; empty where one of them is in no place's name. */
export function pinyinOf(han: string): string[] {
  const read = [...han].flatMap((character) => syllables.get(character) ?? [])
  return read.length === [...han].length ? read : []
}
