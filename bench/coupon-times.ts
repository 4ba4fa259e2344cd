/** The medians of two works, in milliseconds, that take turns. */
export function alternately(...works: (() => unknown)[]): [number, number] {
  const times = works.map((): number[] => [])
  for (let round = 0; round < 80; round++)
    works.forEach((work, at) => {
      const spent = millis(work)
      if (round >= 20) times[at]?.push(spent)
    })
  const [first = 0, second = 0] = times.map((each) => quantile(each, 0.5))
  return [first, second]
}

/** How long a work takes, in milliseconds. */
export function millis(work: () => unknown): number {
  const begun = performance.now()
  work()
  return performance.now() - begun
}

/** The value that so much of them is not above. */
export function quantile(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? NaN
}
