import type { Cents, Instant } from '@harbour/rules'
import type { ShownCard } from '../payment-provider.ts'
import type { CardTask } from './card-tasks.ts'
import type { Database } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

/** A member's saved card: which one it is at its provider, how it is shown, and what it has paid for last, in cents. */
export type CardRecord = NewCard & { isDefault: boolean; savedAt: Instant; lastUsed: { at: Instant; amount: Cents } | null }
export type NewCard = { cardId: string; provider: string; ref: string; shown: ShownCard; holder: string }

export type Cards = {
  of(userId: string): Promise<CardRecord | undefined>
  /**
   * Keeps the card that a task has saved, and ends the task; false where the member has one already (spec 5.14) or is gone, so that the card is
   * to be removed again, or where the task has been given up. Without a member it is to be removed.
   */
  keep(userId: string | null, card: NewCard & { savedAt: Instant; task: string }): Promise<boolean>
  /** Forgets the card, and leaves the task of removing it at its provider; nothing where there is no such card. */
  forget(userId: string, cardId: string): Promise<CardTask | undefined>
  /** False where there is no such card. */
  setDefault(userId: string, choice: { cardId: string; isDefault: boolean }): Promise<boolean>
}

export function createCards(db: Database): Cards {
  return {
    of: async (userId) => (await db.rows<CardRecord>(OF, [userId]))[0],
    keep: async (userId, { shown, savedAt, ...card }) =>
      (await db.rows(KEEP, { userId, ...card, shown: JSON.stringify(shown), savedAt: new Date(savedAt) })).length > 0,
    forget: async (userId, cardId) => (await db.rows<CardTask>(FORGET, [userId, cardId]))[0],
    setDefault: async (userId, { cardId, isDefault }) => (await db.rows(SET_DEFAULT, [userId, cardId, isDefault])).length > 0,
  }
}

/** A card's last use is told by the payments since it was saved that show the same card. */
const OF = statement(
  'cards-of',
  `select c.card_id as "cardId", c.provider, c.ref, c.shown, c.holder, c.is_default as "isDefault", c.saved_at as "savedAt",
           (select jsonb_build_object('at', (extract(epoch from p.begun_at) * 1000)::bigint, 'amount', p.amount)
            from orders o join payments p using (order_id)
            where o.user_id = c.user_id and p.card = c.shown and p.provider = c.provider and p.state in ('held', 'captured') and p.begun_at >= c.saved_at
            order by p.begun_at desc limit 1) as "lastUsed"
         from cards c where c.user_id = $1`,
)

/** Keeps a card; not of a member who is being forgotten at this moment: their row is locked before. A second tap may come with a task for the card that the first has kept. */
const KEEP = statement(
  'cards-keep',
  `with task as (select task_key from card_tasks where task_key = :task and state = 'saving' for update),
         member as (select user_id from users where user_id = :userId::uuid and kind = 'member' for key share),
         kept as (
           insert into cards (user_id, card_id, provider, ref, shown, holder, saved_at)
           select member.user_id, :cardId::uuid, :provider, :ref, :shown::jsonb, :holder, :savedAt::timestamptz from task, member
           on conflict do nothing returning user_id
         ),
         ours as (select user_id from kept union all select user_id from cards where provider = :provider and ref = :ref),
         ended as (delete from card_tasks using task where card_tasks.task_key = task.task_key and exists (select from ours)),
         given_up as (
           update card_tasks set state = 'removing', ref = :ref, try_at = 'epoch', token = null, user_id = null, session_ref = null, page = null,
             task_key = case when user_id is null then card_tasks.task_key else gen_random_uuid()::text end
           from task
           where card_tasks.task_key = task.task_key and not exists (select from ours)
         )
         select user_id from kept`,
)

const FORGET = statement(
  'cards-forget',
  `with gone as (delete from cards where user_id = $1 and card_id = $2 returning provider, ref)
         insert into card_tasks (task_key, provider, ref, state, try_at) select gen_random_uuid()::text, provider, ref, 'removing', 'epoch' from gone
         returning task_key as key, provider, token, ref, state, tries, user_id as "userId", saving_id as "savingId", session_ref as session`,
)

const SET_DEFAULT = statement(
  'cards-set-default',
  'update cards set is_default = $3 where user_id = $1 and card_id = $2 returning true as done',
)
