import type { Instant } from '@harbour/rules'
import type { AlsoWritten, Database } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

export type CodePurpose = 'check' | 'register' | 'reset' | 'email'

/** A code that was sent to a phone or mailbox. Without a user it leads nowhere and is judged all the same. */
export type SentCodeRecord = {
  codeId: string
  purpose: CodePurpose
  deviceId: string
  target: string
  userId: string | null
  codeHash: Buffer
  sentAt: Instant
  expiresAt: Instant
}

export type CodeTry = { codeId: string; purposes: readonly CodePurpose[]; deviceId: string; codeHash: Buffer; now: Instant }
export type Tried = { purpose: CodePurpose; target: string; userId: string | null; right: boolean; triesLeft: number }

export type Codes = {
  /** Keeps a code with the message that carries it. */
  keep(code: SentCodeRecord, message: AlsoWritten): Promise<void>
  /** Tries a code on the device it was asked from; each try counts, the right one is the last. Undefined for a code that is over. */
  attempt(attempt: CodeTry): Promise<Tried | undefined>
}

export const triesOfACode = 5

export function createCodes(db: Database): Codes {
  return {
    keep: ({ sentAt, expiresAt, ...code }, message) =>
      db.transaction(async (rows) => {
        await rows(KEEP, { ...code, triesLeft: triesOfACode, sentAt: new Date(sentAt), expiresAt: new Date(expiresAt) })
        await message(rows)
      }),
    async attempt({ now, ...code }) {
      return (await db.rows<Tried>(ATTEMPT, { ...code, now: new Date(now) }))[0]
    },
  }
}

const KEEP = statement(
  'codes-keep',
  `insert into codes (code_id, purpose, device_id, target, user_id, code_hash, tries_left, sent_at, expires_at)
         values (:codeId, :purpose, :deviceId, :target, :userId, :codeHash, :triesLeft, :sentAt, :expiresAt)`,
)

/** One statement, so that of many guesses at the same moment no more than five are judged. */
const ATTEMPT = statement(
  'codes-attempt',
  `update codes set tries_left = tries_left - 1, spent = (code_hash = :codeHash)
         where code_id = :codeId and purpose = any(:purposes) and device_id = :deviceId and not spent and tries_left > 0 and expires_at > :now
         returning purpose, target, user_id as "userId", code_hash = :codeHash as "right", tries_left as "triesLeft"`,
)
