/** Finds by how a text begins, in the time that looking a word up in a dictionary takes. */
export type PrefixIndex<Told> = { with(typed: string): { text: string; told: Told }[] }

export function createPrefixIndex<Told>(entries: readonly { text: string; told: Told }[]): PrefixIndex<Told> {
  const sorted = entries.toSorted((a, b) => (a.text < b.text ? -1 : 1))
  return {
    with(typed) {
      const from = firstFrom(sorted, typed)
      let to = from
      while (sorted[to]?.text.startsWith(typed)) to++
      return sorted.slice(from, to)
    },
  }
}

function firstFrom(sorted: readonly { text: string }[], typed: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?.text ?? '') < typed) low = middle + 1
    else high = middle
  }
  return low
}
