import type { ShownCard } from '../ports/payments/payment-provider.ts'
import type { Database, Statement } from './database.ts'

/** A member's saved card: which one it is at its provider, and how it is shown. */
export type KeptCard = { provider: string; ref: string; shown: ShownCard }

export type Cards = {
  of(userId: string): Promise<KeptCard | undefined>
  /** Keeps a card; false where the member has one already (spec 5.14). */
  keep(userId: string, card: KeptCard & { savedAt: number }): Promise<boolean>
  /** Forgets the card; false where there was none, or another one by now. */
  forget(userId: string, ref: string): Promise<boolean>
}

export function createCards(db: Database): Cards {
  return {
    of: async (userId) => (await db.rows<KeptCard>(OF, [userId]))[0],
    keep: async (userId, { provider, ref, shown, savedAt }) =>
      (await db.rows(KEEP, [userId, provider, ref, JSON.stringify(shown), new Date(savedAt)])).length > 0,
    forget: async (userId, ref) => (await db.rows(FORGET, [userId, ref])).length > 0,
  }
}

const OF: Statement = { name: 'cards-of', text: 'select provider, ref, shown from cards where user_id = $1' }
const KEEP: Statement = {
  name: 'cards-keep',
  text: `insert into cards (user_id, provider, ref, shown, saved_at)
         select $1::uuid, $2, $3, $4::jsonb, $5::timestamptz where exists (select from members where user_id = $1)
         on conflict do nothing returning true as kept`,
}
const FORGET: Statement = { name: 'cards-forget', text: 'delete from cards where user_id = $1 and ref = $2 returning true as gone' }
