import type { Instant } from '@harbour/rules'
import type { Ids } from '../../../platform/ids.ts'
import type { Database, Rows } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import { hashSecret } from '../../../platform/secrets.ts'

export type PartnerGuests = {
  /** The user of whom a token names, made at first sight, and the token is taken: undefined where it was taken before. */
  enter(token: { subject: string; tokenId: string; endsAt: Instant; at: Instant }): Promise<{ userId: string; linked: boolean } | undefined>
  /** The partner's name for a user of ours who came in its app, or has linked a card. */
  subjectOf(userId: string): Promise<string | undefined>
  /** Links a member to a card of the partner's, in place of another that they had; false where the card is another member's. */
  link(link: { userId: string; subject: string; cardNo: string; at: Instant }): Promise<boolean>
  /** Takes a link back; false where there was none. */
  unlink(userId: string): Promise<boolean>
}

/** The guests who come from the loyalty partner. Nothing is kept of them but the partner's own name for them. */
export function createPartnerGuests(db: Database, ids: Ids): PartnerGuests {
  return {
    enter: ({ subject, tokenId, endsAt, at }) =>
      db.transaction(async (rows) => {
        const [taken] = await rows(TAKE, [hashSecret(tokenId), new Date(endsAt)])
        if (!taken) return undefined
        await rows(LOCK, [subject])
        const userId =
          (await userOf(rows, subject)) ?? (await rows<{ userId: string }>(MAKE, [ids.guid(), subject, new Date(at)]))[0]?.userId
        if (userId === undefined) throw new Error('no user was made')
        return { userId, linked: (await rows(LINKED, [subject])).length > 0 }
      }),
    subjectOf: async (userId) => (await db.rows<{ subject: string }>(SUBJECT, [userId]))[0]?.subject,
    link: async ({ userId, subject, cardNo, at }) =>
      db.transaction(async (rows) => {
        await rows(LOCK, [subject])
        const [another] = await rows(ANOTHERS, [subject, userId])
        if (another) return false
        await rows(UNLINK, [userId])
        await rows(LINK, [subject, userId, cardNo, new Date(at)])
        return true
      }),
    unlink: async (userId) => (await db.rows(UNLINK, [userId])).length > 0,
  }
}

const userOf = async (rows: Rows, subject: string) => (await rows<{ userId: string }>(USER, [subject]))[0]?.userId

const TAKE = statement(
  'partner-take-token',
  'insert into partner_tokens (token_hash, expires_at) values ($1, $2) on conflict do nothing returning true as taken',
)
/** Two who come under one name at the same moment come one after the other. */
const LOCK = statement('partner-lock', 'select pg_advisory_xact_lock(hashtextextended($1, 18))')
const USER = statement('partner-user', 'select user_id as "userId" from partner_guests where subject = $1')
const MAKE = statement(
  'partner-make-user',
  `with visitor as (
           insert into users (user_id, kind, phone, created_at)
           values ($1, 'visitor', '000' || nextval('visitor_numbers'), $3) returning user_id
         )
         insert into partner_guests (subject, user_id) select $2, user_id from visitor returning user_id as "userId"`,
)
const SUBJECT = statement(
  'partner-subject',
  'select subject from partner_guests where user_id = $1 union all select subject from partner_links where user_id = $1',
)
const LINKED = statement('partner-linked', 'select true as linked from partner_links where subject = $1')
const ANOTHERS = statement('partner-anothers-link', 'select true as another from partner_links where subject = $1 and user_id <> $2')
const LINK = statement('partner-link', 'insert into partner_links (subject, user_id, card_no, linked_at) values ($1, $2, $3, $4)')
const UNLINK = statement('partner-unlink', 'delete from partner_links where user_id = $1 returning true as unlinked')
