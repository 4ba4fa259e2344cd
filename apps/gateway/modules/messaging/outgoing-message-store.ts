import { randomUUID } from 'node:crypto'
import type { Instant } from '@harbour/rules'
import type { Message, MessageTerms, Messenger } from '../members/auth/messenger.ts'
import type { Database, Rows } from '../../platform/database/database.ts'
import { moment } from '../../platform/database/moment.ts'
import { statement } from '../../platform/database/statement.ts'
import { anyDue } from '../../platform/workers/worker.ts'

/** A message on its way, tried so often. A silent one goes to nobody. */
export type OutgoingMessage = {
  messageId: string
  channel: Message['channel']
  target: string
  subject: string | null
  body: string
  silent: boolean
  until: Instant
  tries: number
}

export type OutgoingMessages = {
  /** Takes in hand those that are due; until then they are ours. */
  claim(ask: { now: Instant; until: Instant; most: number }): Promise<OutgoingMessage[]>
  /** Erases one: it has left, or nobody wants it any more. */
  erase(messageId: string): Promise<void>
  /** The carrier has failed: again at that time. */
  again(messageId: string, at: Instant): Promise<void>
}

export function createOutgoingMessages(db: Database): OutgoingMessages {
  return {
    claim: ({ now, until, most }) => db.rows(CLAIM, [moment(now), moment(until), most]),
    erase: async (messageId) => void (await db.rows(ERASE, [messageId])),
    again: async (messageId, at) => void (await db.rows(AGAIN, [messageId, moment(at)])),
  }
}

/** Writes messages as rows, which every process is told of once they are true. */
export function createMessenger(): Messenger {
  return {
    send: (rows, message, terms) => write(rows, message, { ...terms, silent: false }),
    pretend: (rows, message, terms) => write(rows, message, { ...terms, silent: true }),
  }
}

async function write(rows: Rows, message: Message, { userId, at, until, silent }: MessageTerms & { silent: boolean }): Promise<void> {
  const { channel, to: target, text: body } = message
  const subject = message.channel === 'email' ? message.subject : null
  const values = { messageId: randomUUID(), userId, channel, target, subject, body, silent, until: moment(until), at: moment(at) }
  await rows(WRITE, values)
}

const WRITE = statement(
  'messages-write',
  `with written as (
      insert into outgoing_messages (message_id, user_id, channel, target, subject, body, silent, until, try_at)
      values (:messageId, :userId, :channel, :target, :subject, :body, :silent, :until, :at) returning 1
    )
    select pg_notify('outgoing', 'messages') is null as told from written`,
)

const toSend = 'try_at <= $1'

/** The condition, at the moment `$1`, that messages are to leave. */
export const messagesDue = anyDue(`outgoing_messages where ${toSend}`, 'try_at')

const CLAIM = statement(
  'messages-claim',
  `with due as (select message_id from outgoing_messages where ${toSend} order by try_at limit $3 for update skip locked)
    update outgoing_messages m set try_at = $2, tries = tries + 1 from due where m.message_id = due.message_id
    returning m.message_id as "messageId", channel, target, subject, body, silent, until, tries`,
)
const ERASE = statement('messages-erase', 'delete from outgoing_messages where message_id = $1')
const AGAIN = statement('messages-again', 'update outgoing_messages set try_at = $2 where message_id = $1')
