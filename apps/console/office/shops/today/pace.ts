/** So many minutes make the pace of the moment: fewer jump, more are late. */
const window = 5

/** The orders a minute of the last five minutes, and the most of any five of the hour. Takes the orders of each minute, the oldest first. */
export function paceOf(minutes: readonly number[]): { pace: number; peak: number } {
  const windows = Array.from({ length: Math.max(1, minutes.length - window + 1) }, (_, at) => mean(minutes.slice(at, at + window)))
  return { pace: windows.at(-1) ?? 0, peak: Math.max(...windows) }
}

const mean = (minutes: readonly number[]): number => minutes.reduce((sum, orders) => sum + orders, 0) / Math.max(1, minutes.length)
