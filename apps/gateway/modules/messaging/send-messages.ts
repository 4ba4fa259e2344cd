import type { Instant } from '@harbour/rules'
import type { Message } from '../members/auth/messenger.ts'
import type { PlatformServices } from '../../platform/services.ts'
import { telemetry } from '../../platform/telemetry/telemetry.ts'
import { worker } from '../../platform/workers/worker.ts'
import { messagesDue, type OutgoingMessage } from './outgoing-message-store.ts'
import type { MessagingServices } from './services.ts'

export type SendMessagesDeps = MessagingServices & Pick<PlatformServices, 'clock' | 'log'>

const seconds = 1000
/** The time for which a process has a message to itself; carriers are given less. */
const inHand = 30 * seconds

/**
 * Hands SMS and emails to their carriers, and erases them once they have taken them or nobody wants them any more. One that a carrier may have taken when its
 * answer was lost is handed over again.
 */
export const sendMessages = worker<SendMessagesDeps, OutgoingMessage>({
  name: 'messages',
  due: messagesDue,
  claim: ({ outgoingMessages, clock }, most) => outgoingMessages.claim({ now: clock.now(), until: clock.now() + inHand, most }),
  run: carry,
})

async function carry(message: OutgoingMessage, { outgoingMessages, carryMessage, clock, log }: SendMessagesDeps): Promise<void> {
  const { messageId, channel, silent, until, tries } = message
  if (clock.now() >= until) {
    if (!silent) telemetry.messageCarried({ channel, outcome: 'expired' })
    return outgoingMessages.erase(messageId)
  }
  if (tries > 1) telemetry.providerRetried(channel)
  try {
    await carryMessage(silent ? null : contentOf(message))
  } catch (fault) {
    telemetry.messageCarried({ channel, outcome: 'failed' })
    // What was said, and to whom, is in no log.
    log.warn({ message: channel, attempt: tries, fault: fault instanceof Error ? fault.name : typeof fault })
    const at = nextTry(clock.now(), tries)
    return at < until ? outgoingMessages.again(messageId, at) : outgoingMessages.erase(messageId)
  }
  if (!silent) telemetry.messageCarried({ channel, outcome: 'sent' })
  await outgoingMessages.erase(messageId)
}

function contentOf({ channel, target: to, subject, body: text }: OutgoingMessage): Message {
  return channel === 'sms' ? { channel, to, text } : { channel, to, subject: subject ?? '', text }
}

/** The pause before the next try: 2, 4, 8, 16, 32, and then always 60 seconds. */
function nextTry(now: Instant, tries: number): Instant {
  return now + Math.min(2 ** tries, 60) * seconds
}
