// oxlint-disable-next-line typescript/triple-slash-reference -- the bench compiles this file in a program of its own
/// <reference path="./opencc.d.ts" />
import { readFileSync } from 'node:fs'
import simplified from 'opencc-js/dict/TSCharacters'
import regional from 'opencc-js/dict/TWVariants'

/**
 * A text as people mean it, however they type it: no accents, one width, one case, one form of each character. Of a character's forms the simplest
 * stands for all, as several traditional ones may share it but never the other way round.
 */
export function normaliseText(text: string): string {
  return [...text.normalize('NFKC').normalize('NFD')].map(plainCharacter).join('').toLowerCase()
}

/** The same without anything between the words: `Taikoo Shing` and `taikooshing` are one. */
export function compactText(text: string): string {
  return normaliseText(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** The words of a plain text that are written with letters and figures. */
export function latinWords(text: string): string[] {
  return text.match(/(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? []
}

/** The Chinese characters of a plain text, run by run. */
export function hanRuns(text: string): string[] {
  return text.match(/\p{Script=Han}+/gu) ?? []
}

/** The words of a plain text in their order; each Chinese character is one. */
export function wordsOf(text: string): string[] {
  return text.match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? []
}

/** Local place names are also written with another character of the same sound, each before the one it stands for here. */
const localForms = '嘴咀村邨鲫鲗湧涌冲涌浦埔坎磡衞卫坭泥埸场恆恒'

/** The characters that are hardly written any more, or in Japan: on each line a plain character, then its rare forms, none of which is a common character of its own. */
const rareForms = readFileSync(new URL('variants.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [plainForm = '', ...rare] = row
    return rare.map((form): [string, string] => [form, plainForm])
  })

const pairsOf = (table: string) => table.split('|').map((pair) => pair.split(' ').slice(0, 2) as [string, string]) // each pair is written so

const forms = new Map([
  ...rareForms,
  ...pairsOf(regional),
  ...pairsOf(simplified),
  ...[...localForms.matchAll(/(.)(.)/gu)].map(([, from = '', to = '']) => [from, to] as const),
])

function plainCharacter(character: string): string {
  if (/\p{M}|['’`.]/u.test(character)) return ''
  const form = forms.get(character) ?? character
  return forms.get(form) ?? form
}
