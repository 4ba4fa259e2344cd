/** Work that is done again and again: at once where `begin` says so, then every so many milliseconds. */
export type PeriodicWork = {
  every: number
  begin: boolean
  work: (going: () => boolean) => Promise<unknown>
  onFault: (fault: Error) => void
}

/**
 * Does the work in rounds that never overlap: one that takes longer than its time lets the next one fall out. `look` asks for a round at once, after the one
 * that is under way. `stop` waits for that one.
 */
export function runPeriodically({ every, begin, work, onFault }: PeriodicWork): { look: () => void; stop: () => Promise<void> } {
  let stopped = false
  let again = false
  let round: Promise<void> | undefined
  const start = () => {
    round ??= work(() => !stopped)
      .then(() => undefined, onFault)
      .finally(end)
  }
  const end = () => {
    round = undefined
    if (again && !stopped) start()
    again = false
  }
  const timer = setInterval(start, every)
  if (begin) start()
  return {
    look() {
      if (round) again = true
      else if (!stopped) start()
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      await round
    },
  }
}
