/** The most code units that count as one character: the longest emoji take 15, and nobody writes more accents on a letter. */
export const mostUnits = 16

/** Every character that somebody sees as one: a letter with its accents, 𨋢, a family of four. Old browsers see the parts of a family. */
const seen = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('und', { granularity: 'grapheme' }) : undefined

const charactersOf = (text: string): string[] => (seen ? Array.from(seen.segment(text), ({ segment }) => segment) : [...text])

/** The count of a character: one of endless parts counts as several. */
const worth = ({ length }: string) => Math.ceil(length / mostUnits)

/** The number of characters in a text, as its writer counts them (spec 5.11). */
export function characterCount(text: string): number {
  return charactersOf(text).reduce((count, character) => count + worth(character), 0)
}

/** The beginning of a text, of whole characters, at most so many. */
export function firstCharacters(text: string, most: number): string {
  let [kept, count] = ['', 0]
  for (const character of charactersOf(text)) {
    count += worth(character)
    if (count > most) break
    kept += character
  }
  return kept
}
