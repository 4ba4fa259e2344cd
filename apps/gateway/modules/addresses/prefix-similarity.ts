/** A name to compare with, at which of its letters words begin - what was typed may begin at each of them - and in which scripts it is written. */
export type Name = { text: string; begins: number[]; han: boolean; latin: boolean }

/** The cost of slips, in quarters: a letter too many, missing or wrong is a whole one, a vowel for a vowel less, a letter doubled or not half, as is an h left out; figures mean it. */
const slip = { whole: 4, vowel: 3, swapped: 3, doubled: 2, figure: 12 }

/** Names are short, and nobody else is in here meanwhile: every comparison works on the same three rows. */
const rows = [0, 1, 2].map(() => new Uint16Array(256)) as [Uint16Array, Uint16Array, Uint16Array] // three of them

/**
 * The similarity of a text to the likest part of a name that begins with a word, from 0 to 1: 1 without a slip. What follows in the name costs
 * nothing: it has yet to be typed. Swapped neighbours are one slip (optimal string alignment). 0 as soon as it cannot come to `least`.
 */
export function prefixSimilarity(typed: string, { text, begins }: Name, least = 0): number {
  const [most, length] = [typed.length * slip.whole, Math.min(text.length, 255)]
  const bearable = most * (1 - least)
  let [before, above, row] = rows
  above.fill(most, 0, length + 1)
  for (const at of begins) above[at] = 0
  let [fewest, letter] = [0, -1]
  for (let index = 0; index < typed.length && fewest <= bearable; index++) {
    const previous = letter
    letter = typed.charCodeAt(index)
    const tooMany = letter === previous ? slip.doubled : one(letter)
    let [left, wantedBefore] = [(index + 1) * slip.whole, -1]
    row[0] = fewest = left
    for (let at = 1; at <= length; at++) {
      const wanted = text.charCodeAt(at - 1)
      const missing = wanted === wantedBefore || wanted === silent ? slip.doubled : one(wanted)
      let cost = Math.min(number(above, at - 1) + wrong(letter, wanted), number(above, at) + tooMany, left + missing)
      if (letter === wantedBefore && previous === wanted) cost = Math.min(cost, number(before, at - 2) + slip.swapped)
      row[at] = left = cost
      if (cost < fewest) fewest = cost
      wantedBefore = wanted
    }
    ;[before, above, row] = [above, row, before]
  }
  return fewest <= bearable ? Math.max(0, 1 - fewest / most) : 0
}

function number(row: Uint16Array, at: number): number {
  return row[at] ?? 0
}

function wrong(letter: number, wanted: number): number {
  if (letter === wanted) return 0
  return isVowel(letter) && isVowel(wanted) ? slip.vowel : Math.max(one(letter), one(wanted))
}

function one(letter: number): number {
  return letter >= 48 && letter <= 57 ? slip.figure : slip.whole
}

/** An h, which is heard in no "Wah" and hardly in "Shau". */
const silent = 104

/** a, e, i, o, u as bits from a on. */
const vowels = 0b1_0000_0100_0001_0001_0001

function isVowel(letter: number): boolean {
  return letter >= 97 && letter <= 117 && ((vowels >> (letter - 97)) & 1) === 1
}
