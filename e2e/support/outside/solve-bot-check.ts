import { createHash } from 'node:crypto'
import { solveWork, type BotChallenge } from '@harbour/protocol'

/** The answer to the bot check that a refusal asks for. */
export function solveBotCheck(data: unknown): string {
  const challenge = data as BotChallenge // what the gateway sends with BOT_CHECK_REQUIRED
  if (challenge.kind !== 'work') throw new Error(`${challenge.kind} is for people`)
  const steps = solveWork(challenge.challenge, (bytes) => createHash('sha256').update(bytes).digest())
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
