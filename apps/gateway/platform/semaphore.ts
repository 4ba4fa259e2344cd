/** Lets so many pieces of work run at once; the others wait in line. */
export function createSemaphore(atOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let inside = 0
  const line: (() => void)[] = []
  return async (work) => {
    if (inside >= atOnce) await new Promise<void>((enter) => line.push(enter))
    else inside++
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else inside--
    }
  }
}
