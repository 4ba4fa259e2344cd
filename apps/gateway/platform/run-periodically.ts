/** Work that is done again and again: at once where `begin` says so, then every so many milliseconds. */
export type PeriodicWork = {
  every: number
  begin: boolean
  work: (going: () => boolean) => Promise<unknown>
  onFault: (fault: Error) => void
}

/** Does the work in rounds that never overlap: one that takes longer than its time lets the next one fall out. `stop` waits for the round that is under way. */
export function runPeriodically({ every, begin, work, onFault }: PeriodicWork): { stop: () => Promise<void> } {
  let stopped = false
  let round: Promise<void> | undefined
  const look = () => {
    round ??= work(() => !stopped)
      .then(() => undefined, onFault)
      .finally(() => (round = undefined))
  }
  const timer = setInterval(look, every)
  if (begin) look()
  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      await round
    },
  }
}
