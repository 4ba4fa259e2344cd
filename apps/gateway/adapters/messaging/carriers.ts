import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Message, MessageOf } from '../../modules/members/auth/messenger.ts'
import type { CarryMessage } from '../../modules/messaging/carry-message.ts'

/** Carries messages of one kind: takes one and says whether it is on its way by not throwing. */
export type Carrier<Channel extends Message['channel']> = (message: MessageOf<Channel>) => Promise<void>

/** A message leaves at any time within so long, when the call that asked for it has been answered. */
const leavesWithinMs = 500

/** Hands each message to the carrier of its kind, once, a moment after it was asked for: nobody sees by the time of a call whether there is one. */
export function createCarriers({ sms, email }: { sms: Carrier<'sms'>; email: Carrier<'email'> }, within = leavesWithinMs): CarryMessage {
  return async (message) => {
    await pause(randomInt(within))
    if (message !== null) await (message.channel === 'sms' ? sms(message) : email(message))
  }
}
