/** Of three characters or more one may be wrong, or there one too many; else they are too far apart. */
export function hanSlips(typed: string, known: string): number {
  const characters = [...typed]
  if (characters.length < 3) return Infinity
  return characters.filter((each) => known.includes(each)).length >= characters.length - 1 ? 1 : Infinity
}

/**
 * How many letters must be changed, put in, taken out or swapped to make a known word's beginning of the typed one, since words are
 * typed from their beginning; infinite when more than `most`.
 */
export function slipsBetween(typed: string, known: string, most: number): number {
  if (most === 0 || known.length < typed.length - most) return Infinity
  const first = Array.from({ length: known.length + 1 }, (_, at) => at)
  let [before, last] = [first, first]
  for (let row = 1; row <= typed.length; row++) {
    const now = [row]
    for (let at = 1; at <= known.length; at++) {
      const same = typed[row - 1] === known[at - 1]
      const swapped = row > 1 && at > 1 && typed[row - 1] === known[at - 2] && typed[row - 2] === known[at - 1]
      const change = (last[at - 1] ?? 0) + (same ? 0 : 1)
      now[at] = Math.min(change, (last[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, swapped ? (before[at - 2] ?? 0) + 1 : Infinity)
    }
    if (Math.min(...now) > most) return Infinity
    ;[before, last] = [last, now]
  }
  const slips = Math.min(...last)
  return slips <= most ? slips : Infinity
}
