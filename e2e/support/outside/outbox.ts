import { expect } from '../worlds/test.ts'
import { sandboxUrl } from './sandbox-url.ts'

type Message = { channel: 'sms' | 'email'; to: string; text: string; at: string }

async function messagesTo(who: string): Promise<Message[]> {
  const all = (await (await fetch(sandboxUrl('outbox', '/messages'))).json()) as Message[] // as the outbox tells them, the newest first
  return all.filter(({ to }) => to === who)
}

/** The number of messages that somebody has had so far. */
export const messageCount = async (who: string): Promise<number> => (await messagesTo(who)).length

/** The code in the next message to a phone or mailbox, after as many as it has had. */
export async function codeFor(who: string, after = 0): Promise<string> {
  const next = async () => {
    const messages = await messagesTo(who)
    return /\b\d{6}\b/.exec(messages.length > after ? (messages[0]?.text ?? '') : '')?.[0] ?? ''
  }
  await expect.poll(next, { message: `a code for ${who}`, intervals: [100] }).not.toBe('')
  return next()
}

/** The text of the next message to a phone or mailbox, after as many as it has had. */
export async function textFor(who: string, after: number): Promise<string> {
  const next = async () => {
    const messages = await messagesTo(who)
    return messages.length > after ? (messages[0]?.text ?? '') : ''
  }
  await expect.poll(next, { message: `a message for ${who}`, intervals: [100] }).not.toBe('')
  return next()
}
