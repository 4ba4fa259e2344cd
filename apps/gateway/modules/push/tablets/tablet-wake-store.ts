import type { Instant, Language } from '@harbour/rules'
import type { Database } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'
import { anyDue } from '../../../platform/workers/worker.ts'
import type { PushAddress } from '../push-sender.ts'

/** The browser of a paired tablet, and the language that it speaks. */
export type TabletBrowser = PushAddress & { tabletId: string; language: Language }

/** An order that waits, on its way to a tablet of its shop. `asleep`: it has been silent for more than a minute, or its page is not on the screen. */
export type WakeTask = TabletBrowser & { orderId: string; seq: number; placedAt: Instant; tries: number; asleep: boolean }

export type TabletWakes = {
  /** This tablet is woken here from now on, and nowhere else; false for one that has been revoked. */
  subscribe(browser: TabletBrowser, at: Instant): Promise<boolean>
  /** Nobody is there any more: nothing is sent there, nor what is on its way. */
  forget(browser: Pick<TabletBrowser, 'tabletId' | 'endpoint'>): Promise<void>
  /** Claims what is due until then, so that no two processes send the same. */
  claim(ask: { now: Instant; until: Instant; most: number }): Promise<WakeTask[]>
  done(task: WakeTask): Promise<void>
  again(task: WakeTask, at: Instant): Promise<void>
}

/** The silence after which a tablet is asleep, in milliseconds. */
const longestSilence = 60_000

const LEAVE = statement('tablet-subscriptions-leave', 'delete from tablet_subscriptions where endpoint = $1 and tablet_id <> $2')
const SUBSCRIBE = statement(
  'tablet-subscriptions-save',
  `insert into tablet_subscriptions (tablet_id, endpoint, p256dh, auth, language, made_at)
    select tablet_id, :endpoint::text, :p256dh::text, :auth::text, :language::smallint, :madeAt::timestamptz from shop_keys
      where tablet_id = :tabletId for key share
    on conflict (tablet_id) do update
      set endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language, made_at = excluded.made_at
    returning true as saved`,
)
const FORGET = statement('tablet-subscriptions-forget', 'delete from tablet_subscriptions where tablet_id = $1 and endpoint = $2')

const toSend = 'try_at <= $1'

/** The condition, at the moment `$1`, that tablets are to be looked at. */
export const wakesDue = anyDue(`tablet_wakes where ${toSend}`, 'try_at')

const CLAIM = statement(
  'tablet-wakes-claim',
  `with due as (
      select order_id, seq, tablet_id from tablet_wakes where try_at <= :now order by try_at limit :most for update skip locked
    ), taken as (
      update tablet_wakes w set try_at = :until, tries = tries + 1 from due
      where (w.order_id, w.seq, w.tablet_id) = (due.order_id, due.seq, due.tablet_id)
      returning w.order_id, w.seq, w.tablet_id, w.placed_at, w.tries
    )
    select t.tablet_id as "tabletId", t.order_id as "orderId", t.seq, t.placed_at as "placedAt", t.tries, s.endpoint, s.p256dh, s.auth, s.language,
      k.hidden_since is not null or coalesce(k.reported_at < :awakeFrom, true) as asleep
    from taken t join tablet_subscriptions s using (tablet_id) join shop_keys k using (tablet_id)`,
)
const DONE = statement('tablet-wakes-done', 'delete from tablet_wakes where order_id = $1 and seq = $2 and tablet_id = $3')
const AGAIN = statement(
  'tablet-wakes-again',
  'update tablet_wakes set try_at = :at, tries = :tries where order_id = :orderId and seq = :seq and tablet_id = :tabletId',
)

export function createTabletWakes(db: Database): TabletWakes {
  return {
    subscribe: ({ tabletId, endpoint, p256dh, auth, language }, at) =>
      db.transaction(async (rows) => {
        await rows(LEAVE, [endpoint, tabletId])
        return (await rows(SUBSCRIBE, { tabletId, endpoint, p256dh, auth, language, madeAt: moment(at) })).length > 0
      }),
    forget: async ({ tabletId, endpoint }) => void (await db.rows(FORGET, [tabletId, endpoint])),
    claim: ({ now, until, most }) =>
      db.rows<WakeTask>(CLAIM, {
        now: moment(now),
        until: moment(until),
        most,
        awakeFrom: moment(now - longestSilence),
      }),
    done: async ({ orderId, seq, tabletId }) => void (await db.rows(DONE, [orderId, seq, tabletId])),
    again: async ({ orderId, seq, tabletId, tries }, at) => void (await db.rows(AGAIN, { orderId, seq, tabletId, tries, at: moment(at) })),
  }
}
