import { foldText } from './fold-text.ts'

type Part = { text: string; found: boolean }

/** A name cut where it says what was typed, so that the search can mark it; accents and case aside. */
export function markMatches(name: string, typed: string): Part[] {
  const letters = [...name]
  const found = letters.map(() => false)
  for (const word of foldText(typed).split(/\s+/).filter(Boolean)) {
    for (let at = 0; at < letters.length; at++) {
      const end = endOf(letters, at, word)
      found.fill(true, at, end)
    }
  }
  const parts: Part[] = []
  letters.forEach((text, at) => {
    const last = parts.at(-1)
    if (last && last.found === found[at]) last.text += text
    else parts.push({ text, found: found[at] === true })
  })
  return parts
}

/** The end of a word that begins at a letter; the same place where it does not begin there. */
function endOf(letters: string[], at: number, word: string): number {
  let seen = ''
  for (let end = at; end < letters.length && seen.length < word.length; end++) {
    seen += foldText(letters[end] ?? '')
    if (seen === word) return end + 1
  }
  return at
}
