/**
 * Work that is never done twice at a time, nor broken off: whoever asks while it is done waits for one more run, which begins after that and is one for all who have
 * asked meanwhile.
 */
export function singleFlight(work: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const run = async () => {
    try {
      await work()
    } finally {
      running = undefined
    }
  }
  const runAgain = () => {
    next = undefined
    return (running = run())
  }
  return () => {
    if (next) return next
    if (running) return (next = running.then(runAgain, runAgain))
    return (running = run())
  }
}
