import type { Instant } from '@harbour/rules'
import type { Rows } from '../../../platform/database/database.ts'

/** A text to somebody outside the app. */
export type Message = { channel: 'sms'; to: string; text: string } | { channel: 'email'; to: string; subject: string; text: string }
export type MessageOf<Channel extends Message['channel']> = Extract<Message, { channel: Channel }>

/** `userId`: whose message it is, who may ask to be forgotten; `until`: from when nobody wants it any more; `at`: now. */
export type MessageTerms = { userId: string | null; at: Instant; until: Instant }

/**
 * Writes messages in the transaction of what they belong to; they leave as soon as it has happened, beside the call that asks for them, so that neither its time
 * nor that of the next tells whether one was sent. `pretend` writes one that goes to nobody, and takes what the other takes.
 */
export type Messenger = {
  send(rows: Rows, message: Message, terms: MessageTerms): Promise<void>
  pretend(rows: Rows, message: Message, terms: MessageTerms): Promise<void>
}
