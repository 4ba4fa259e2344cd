import { createHash } from 'node:crypto'
import { BotChallenge, solveWork } from '@harbour/protocol'
import * as v from 'valibot'

/** The answer to the challenge of a refusal, or of the gateway itself. */
export function workedOut(challenge: unknown): string {
  const asked = v.parse(BotChallenge, challenge)
  if (asked.kind !== 'work') throw new Error(`${asked.kind} is for people`)
  const steps = solveWork(asked.challenge, (bytes) => createHash('sha256').update(bytes).digest())
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
