import type { Log } from '../log.ts'

/** What is said to somebody outside the app. */
export type Message = { channel: 'sms'; to: string; text: string } | { channel: 'email'; to: string; subject: string; text: string }
export type MessageOf<Channel extends Message['channel']> = Extract<Message, { channel: Channel }>

/** Whoever carries messages of one kind: takes one and says whether it is on its way by not throwing. */
export type Carrier<Channel extends Message['channel']> = (message: MessageOf<Channel>) => Promise<void>

/** Sends messages beside the call that asks for them, so that its time tells nothing of whether one was sent. */
export type Messenger = { send(message: Message): void }

const tries = 3
const pauseMs = 2000

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
  return { send: (message) => void setImmediate(() => void deliver(message)) }
}
