import { normaliseText } from './normalise-text.ts'

/** A keyword in plain words, with what people shorten written out: "nathan rd", "旺角地鐵站". */
export function expandAbbreviations(keyword: string): string {
  const words = normaliseText(keyword)
    .replaceAll(/(港铁|地铁|火车|mtr)站/g, '站')
    .replaceAll(/港铁|地铁/g, '站')
    .split(/[^\p{L}\p{N}]+/u)
  return withoutTones(words)
    .map((word, index) => (index > 0 ? (shortened.get(word) ?? word) : word))
    .join(' ')
    .trim()
}

/** "tung4 lo4 waan1" and "tong2 luo2 wan1" without their tones; a figure behind one word alone is a number. */
function withoutTones(words: string[]): string[] {
  const toned = words.filter((word) => /^[a-z]+[1-6]$/.test(word))
  return toned.length > 1 && toned.length === words.length ? words.map((word) => word.slice(0, -1)) : words
}

/** Never the first word: "St. Paul" is no street. */
const shortened = new Map(
  ...[
    'rd road|st street|ave avenue|av avenue|sq square|ln lane|bldg building|ctr centre|center centre|stn station|mtr station|est estate'.split(
      '|',
    ),
  ].map((pairs) => pairs.map((pair) => pair.split(' ') as [string, string])), // each pair is written so
)
