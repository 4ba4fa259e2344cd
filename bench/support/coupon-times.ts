/** The medians of two works, in milliseconds, that take turns. */
export async function alternately(...works: (() => unknown)[]): Promise<[number, number]> {
  const times = works.map((): number[] => [])
  for (let round = 0; round < 60; round++)
    for (const [at, work] of works.entries()) {
      const begun = performance.now()
      await work()
      if (round >= 20) times[at]?.push(performance.now() - begun)
    }
  const [first = 0, second = 0] = times.map((each) => quantile(each, 0.5))
  return [first, second]
}

/** The time that a work takes, in milliseconds. */
export function millis(work: () => unknown): number {
  const begun = performance.now()
  work()
  return performance.now() - begun
}

/** The processor time that a work takes, in milliseconds. */
export function cpuMillis(work: () => unknown): number {
  const begun = process.cpuUsage()
  work()
  return process.cpuUsage(begun).user / 1000
}

/** The value that so much of them is not above. */
export function quantile(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? NaN
}
