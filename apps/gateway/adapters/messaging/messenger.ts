import { randomInt } from 'node:crypto'
import type { Log } from '../../platform/log.ts'
import type { Message, MessageOf, Messenger } from '../../modules/members/auth/messenger.ts'

/** Carries messages of one kind: takes one and says whether it is on its way by not throwing. */
export type Carrier<Channel extends Message['channel']> = (message: MessageOf<Channel>) => Promise<void>

const tries = 3
const pauseMs = 2000
/** A message leaves at any time within so long, when the call that asked for it has been answered. */
const leavesWithinMs = 500

/** A messenger that tries each carrier three times. What was said, and to whom, is in no log. */
export function createMessenger({ sms, email }: { sms: Carrier<'sms'>; email: Carrier<'email'> }, log: Log): Messenger {
  const carry = (message: Message) => (message.channel === 'sms' ? sms(message) : email(message))
  async function deliver(message: Message, attempt = 1): Promise<void> {
    try {
      await carry(message)
    } catch (fault) {
      const name = fault instanceof Error ? fault.name : typeof fault
      log.warn({ message: message.channel, attempt, fault: name })
      if (attempt < tries) setTimeout(() => void deliver(message, attempt + 1), pauseMs * attempt).unref()
    }
  }
  const later = (work: () => void) => void setTimeout(work, randomInt(leavesWithinMs))
  return { send: (message) => later(() => void deliver(message)), pretend: () => later(() => {}) }
}
