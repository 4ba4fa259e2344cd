import type { BotChallenge } from '@harbour/protocol'

/** The call that a challenge stands before, and the device that makes it. */
export type CheckedCall = { action: string; deviceId: string }

/** Tells people from programs, or at least makes programs work: a challenge for a call, and whether an answer to it is good, once. */
export type BotCheck = {
  challenge(call: CheckedCall): Promise<BotChallenge>
  passes(answer: string, call: CheckedCall): Promise<boolean>
}
