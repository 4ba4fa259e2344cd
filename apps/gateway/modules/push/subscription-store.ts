import type { Actor, Brand, Instant, Language, OrderState } from '@harbour/rules'
import type { PushAddress } from './push-sender.ts'
import type { Database } from '../../platform/database/database.ts'
import { statement, type Statement, type Values } from '../../platform/database/statement.ts'
import { anyDue } from '../../platform/workers/worker.ts'

/** A browser, by its user and device. */
export type Browser = { userId: string; deviceId: string }
/** `brand`: where its guest orders. */
export type Subscription = Browser & PushAddress & { language: Language; brand: Brand }

/**
 * A step of an order on its way to a browser. `wanted`: whoever uses the browser is still signed in there, and a member has not switched news off
 * since.
 */
export type PushTask = Subscription & {
  orderId: string
  seq: number
  state: OrderState
  actor: Actor
  reason: string | null
  at: Instant
  tries: number
  wanted: boolean
}
type PushTaskKey = Pick<PushTask, 'orderId' | 'seq' | 'userId' | 'deviceId'>

export type Pushes = {
  /** This browser takes news from now on, for this user alone. Of a user the latest twenty browsers do. */
  subscribe(subscription: Subscription, at: Instant): Promise<void>
  unsubscribe(browser: Browser): Promise<void>
  /** The devices of a user that take news, and since when. */
  of(userId: string): Promise<{ deviceId: string; madeAt: Instant }[]>
  /** The browsers of a brand that take news, in which their user is signed in. */
  signedIn(ask: { userId: string; brand: Brand; now: Instant }): Promise<Subscription[]>
  /** Claims the messages that are due until then, so that no two processes send the same. */
  claim(ask: { now: Instant; until: Instant; most: number }): Promise<PushTask[]>
  done(task: PushTaskKey): Promise<void>
  /** The push service did not answer: again at that time. */
  again(task: PushTaskKey, at: Instant): Promise<void>
}

export function createPushes(db: Database): Pushes {
  const write = async (statement: Statement, values: Values) => void (await db.rows(statement, values))
  const key = ({ orderId, seq, userId, deviceId }: PushTaskKey): PushTaskKey => ({ orderId, seq, userId, deviceId })
  return {
    subscribe: ({ userId, deviceId, endpoint, p256dh, auth, language, brand }, at) =>
      db.transaction(async (rows) => {
        await rows(LOCK_USER, [userId])
        await rows(LEAVE, [endpoint, userId, deviceId])
        await rows(SUBSCRIBE, { userId, deviceId, endpoint, p256dh, auth, language, brand, madeAt: new Date(at) })
        await rows(TRIM, [userId, mostBrowsers])
      }),
    unsubscribe: ({ userId, deviceId }) => write(UNSUBSCRIBE, [userId, deviceId]),
    of: (userId) => db.rows(OF, [userId]),
    signedIn: ({ userId, brand, now }) => db.rows(SIGNED_IN, [userId, brand, new Date(now)]),
    claim: ({ now, until, most }) => db.rows(CLAIM, [new Date(now), new Date(until), most]),
    done: (task) => write(DONE, key(task)),
    again: (task, at) => write(AGAIN, { ...key(task), at: new Date(at) }),
  }
}

/** A step of an order is one message to each: nobody makes thousands of it. */
const mostBrowsers = 20

const LOCK_USER = statement('pushes-lock-user', 'select from users where user_id = $1 for update')
const TRIM = statement(
  'pushes-trim',
  `delete from push_subscriptions where user_id = $1 and device_id in (
           select device_id from push_subscriptions where user_id = $1 order by made_at desc, device_id offset $2
         )`,
)
const LEAVE = statement('pushes-leave', 'delete from push_subscriptions where endpoint = $1 and (user_id <> $2 or device_id <> $3)')

const SUBSCRIBE = statement(
  'pushes-subscribe',
  `insert into push_subscriptions (user_id, device_id, endpoint, p256dh, auth, language, brand, made_at)
         values (:userId, :deviceId, :endpoint, :p256dh, :auth, :language, :brand, :madeAt)
         on conflict (user_id, device_id) do update
         set endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language,
             brand = excluded.brand`,
)

const UNSUBSCRIBE = statement('pushes-unsubscribe', 'delete from push_subscriptions where user_id = $1 and device_id = $2')
const OF = statement(
  'pushes-of',
  'select device_id as "deviceId", made_at as "madeAt" from push_subscriptions where user_id = $1 order by made_at',
)
const SIGNED_IN = statement(
  'pushes-signed-in',
  `select s.user_id as "userId", s.device_id as "deviceId", s.endpoint, s.p256dh, s.auth, s.language, s.brand from push_subscriptions s
    where s.user_id = $1 and s.brand = $2 and exists (
      select from access_codes c where c.user_id = s.user_id and c.device_id = s.device_id and c.revoked_at is null and c.expires_at > $3
    )`,
)

const toSend = 'try_at <= $1'

/** The condition, at the moment `$1`, that browsers are to be told of a step. */
export const pushesDue = anyDue(`push_messages where ${toSend}`, 'try_at')

const CLAIM = statement(
  'pushes-claim',
  `with due as (
           select order_id, seq, user_id, device_id from push_messages where ${toSend} order by try_at limit $3 for update skip locked
         ), taken as (
           update push_messages p set try_at = $2, tries = tries + 1 from due
           where (p.order_id, p.seq, p.user_id, p.device_id) = (due.order_id, due.seq, due.user_id, due.device_id)
           returning p.order_id, p.seq, p.user_id, p.device_id, p.tries
         )
         select t.order_id as "orderId", t.seq, t.user_id as "userId", t.device_id as "deviceId", t.tries, s.endpoint, s.p256dh, s.auth, s.language, s.brand,
           e.state, e.actor, e.reason, e.at,
           exists (
             select from access_codes c where c.user_id = t.user_id and c.device_id = t.device_id and c.revoked_at is null and c.expires_at > $1
           ) and coalesce((select m.address_notification from members m where m.user_id = t.user_id), true) as wanted
         from taken t join push_subscriptions s using (user_id, device_id) join order_events e using (order_id, seq)`,
)

const task = 'order_id = :orderId and seq = :seq and user_id = :userId and device_id = :deviceId'
const DONE = statement('pushes-done', `delete from push_messages where ${task}`)
const AGAIN = statement('pushes-again', `update push_messages set try_at = :at where ${task}`)
