import type { Clock } from './clock.ts'
import type { Database } from './database/database.ts'

const longestAnswerMs = 800
const believedMs = 1000

export type Readiness = { canWrite(): Promise<boolean> }

/**
 * Says whether orders can be written, found out by writing. An answer is believed for a second, however many ask, and is no where none has come within
 * 0.8 of one: a database that hangs has said enough. One trial runs at a time.
 */
export function createReadiness(db: Pick<Database, 'tryWriting'>, clock: Clock = { now: () => performance.now() }): Readiness {
  let trial: Promise<boolean> | undefined
  let begun = -Infinity
  let ended = -Infinity

  function latest(): Promise<boolean> {
    if (trial && (ended < begun || clock.now() - ended < believedMs)) return trial
    begun = clock.now()
    trial = db.tryWriting().then(
      () => true,
      () => false,
    )
    void trial.then(() => (ended = clock.now()))
    return trial
  }

  return {
    canWrite: () => {
      const answer = latest()
      return within(answer, begun + longestAnswerMs - clock.now())
    },
  }
}

async function within(answer: Promise<boolean>, ms: number): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => late.resolve(false), Math.max(ms, 0))
  try {
    return await Promise.race([answer, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
