/** Asks so many times at the same moment, and counts what came of it. */
export async function inParallel(times: number, ask: (at: number) => Promise<string>): Promise<Record<string, number>> {
  const outcomes = await Promise.all(Array.from({ length: times }, (_, at) => ask(at)))
  const counts: Record<string, number> = {}
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}
