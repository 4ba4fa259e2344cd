/** Finds the texts that share the most pairs of neighbouring characters with another; the rarer a pair, the more it tells. */
export type BigramIndex = { likest(typed: string, most: number): Set<number> }

/** Indexes texts by their pairs of letters. A text's owner is found: several texts may have one. */
export function createBigramIndex(texts: readonly { text: string; owner: number }[]): BigramIndex {
  const holders = new Map<string, number[]>()
  for (const [index, { text }] of texts.entries()) {
    for (const pair of pairsOf(text)) {
      const known = holders.get(pair)
      if (known) known.push(index)
      else holders.set(pair, [index])
    }
  }
  const packed = new Map([...holders].map(([pair, list]) => [pair, Uint16Array.from(list)]))
  const size = Float32Array.from(texts, ({ text }) => 1 / Math.sqrt(text.length + 8))
  const shared = new Float32Array(texts.length)
  return {
    likest(typed, most) {
      shared.fill(0)
      for (const pair of pairsOf(typed)) {
        const list = packed.get(pair)
        if (!list) continue
        const told = Math.log(1 + texts.length / list.length)
        for (let at = 0; at < list.length; at++) {
          const index = list[at] ?? 0
          shared[index] = (shared[index] ?? 0) + told
        }
      }
      for (let index = 0; index < shared.length; index++) shared[index] = (shared[index] ?? 0) * (size[index] ?? 0)
      return new Set(highest(shared, most).map((index) => texts[index]?.owner ?? -1))
    },
  }
}

/** Also the first character by itself. */
function pairsOf(text: string): Set<string> {
  const pairs = new Set([text.slice(0, 1)])
  for (let at = 1; at < text.length; at++) pairs.add(text.slice(at - 1, at + 1))
  return pairs
}

/** The indexes of the highest values; what has less than a third of the highest is not looked at. */
function highest(values: Float32Array, most: number): number[] {
  let top = 0
  for (const value of values) if (value > top) top = value
  const found: number[] = []
  for (let index = 0; index < values.length; index++) if ((values[index] ?? 0) > top / 3) found.push(index)
  return found.sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0)).slice(0, most)
}
