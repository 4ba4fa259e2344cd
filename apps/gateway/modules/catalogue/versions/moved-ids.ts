/**
 * Finds the fewest ids that have to be moved to make one order of the other: all of both but the longest run that is in order in both. Ids that only one of them has
 * are left out.
 */
export function movedIds(before: readonly string[], after: readonly string[]): string[] {
  const places = new Map(before.map((id, place) => [id, place]))
  const shared = after.filter((id) => places.has(id))
  const kept = longestRun(shared.map((id) => places.get(id) ?? 0))
  return shared.filter((_, at) => !kept.has(at))
}

/** The indexes of a longest run of rising numbers; the numbers differ. */
function longestRun(numbers: readonly number[]): Set<number> {
  /** For each length the index of the least number that a run of it ends with, and for each number the one before it in its run. */
  const ends: number[] = []
  const previous: (number | undefined)[] = []
  for (const [at, number] of numbers.entries()) {
    const length = firstAtLeast(ends, (end) => (numbers[end] ?? 0) >= number)
    previous[at] = ends[length - 1]
    ends[length] = at
  }
  const run = new Set<number>()
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) run.add(at)
  return run
}

/** The first place of a sorted list at which a condition holds, by halving. */
function firstAtLeast(list: readonly number[], holds: (value: number) => boolean): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(list[middle] ?? 0)) high = middle
    else low = middle + 1
  }
  return low
}
