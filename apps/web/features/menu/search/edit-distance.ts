/** The distance of Han characters: of three or more one may be wrong, or there one too many; else they are too far apart. */
export function hanEditDistance(typed: string, known: string): number {
  const characters = [...typed]
  if (characters.length < 3) return Infinity
  return characters.filter((each) => known.includes(each)).length >= characters.length - 1 ? 1 : Infinity
}

/**
 * The number of letters that must be changed, put in, taken out or swapped to make a known word's beginning of the typed one, since words are
 * typed from their beginning; infinite when more than `most`.
 */
export function editDistance(typed: string, known: string, most: number): number {
  if (most === 0 || known.length < typed.length - most) return Infinity
  // A known word beyond this cannot be the beginning that was meant.
  const length = Math.min(known.length, typed.length + most)
  let [before, last, now] = rows
  for (let at = 0; at <= length; at++) last[at] = at
  for (let row = 1; row <= typed.length; row++) {
    const letter = typed[row - 1]
    let fewest = (now[0] = row)
    for (let at = 1; at <= length; at++) {
      const same = letter === known[at - 1]
      const swapped = row > 1 && at > 1 && letter === known[at - 2] && typed[row - 2] === known[at - 1]
      const change = (last[at - 1] ?? 0) + (same ? 0 : 1)
      const slips = Math.min(change, (last[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, swapped ? (before[at - 2] ?? 0) + 1 : Infinity)
      now[at] = slips
      if (slips < fewest) fewest = slips
    }
    if (fewest > most) return Infinity
    ;[before, last, now] = [last, now, before]
  }
  let slips = Infinity
  for (let at = 0; at <= length; at++) slips = Math.min(slips, last[at] ?? Infinity)
  return slips <= most ? slips : Infinity
}

/** Every comparison works on the same three rows: nobody else is in here meanwhile. */
const rows: [number[], number[], number[]] = [[], [], []]
