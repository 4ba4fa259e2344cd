import type { Instant } from '@harbour/rules'
import type { Database, Rows } from '../../platform/database/database.ts'
import { moment } from '../../platform/database/moment.ts'
import { statement } from '../../platform/database/statement.ts'
import type { WebhookAnswer } from './webhook-sender.ts'

export type DeliveryState = 'waiting' | 'delivered' | 'failed'

/** A delivery as staff see it. */
export type DeliveryRecord = WebhookAnswer & {
  deliveryNo: number
  deliveryId: string
  event: string
  subject: string
  at: Instant
  state: DeliveryState
  attempts: number
  nextTry: Instant | null
}

/** One that is due, with how often it was tried. */
export type DueDelivery = {
  deliveryNo: number
  eventId: string
  event: string
  at: Instant
  data: Record<string, unknown>
  attempts: number
}

/** The address that an endpoint has now, and the secrets that are good. */
export type Lane = { endpointId: string; url: string; secrets: string[] }

type Failure = { deliveryNo: number; attempts: number; answer: WebhookAnswer; nextTry: Instant | null; now: Instant }
export type DeliverySearch = { endpointId: string; state?: DeliveryState | undefined; olderThan?: number | undefined }

export type WebhookDeliveries = {
  /** Takes every endpoint that has something due and that no other process delivers to; it is its own until then. */
  takeEndpoints(ask: { now: Instant; until: Instant }): Promise<string[]>
  /** Keeps an endpoint for longer, and gives it as it now is; undefined where it is no longer on. */
  keep(ask: { endpointId: string; now: Instant; until: Instant }): Promise<Lane | undefined>
  /** Gives an endpoint back; it is taken again from that moment on. */
  giveBack(endpointId: string, from: Instant): Promise<void>
  /** The deliveries that are due to an endpoint, the oldest first, and of each subject the first that it has not got alone. */
  due(ask: { endpointId: string; now: Instant; most: number }): Promise<DueDelivery[]>
  delivered(deliveryNo: number, answer: WebhookAnswer): Promise<void>
  /** Not delivered: with what follows it of its subject it is tried again then, or never. Gives since when its endpoint has only failed. */
  failed(failure: Failure): Promise<Instant>
  /** The deliveries to an endpoint, the latest first, 50 at most. */
  list(search: DeliverySearch): Promise<DeliveryRecord[]>
  /** Delivers again: one, or all since a moment. Gives how many. */
  replay(rows: Rows, ask: { endpointId: string; deliveryId: string | null; since: Instant }): Promise<number>
  /** Writes a `ping` to an endpoint alone; gives its delivery. */
  ping(rows: Rows, ask: { endpointId: string; at: Instant }): Promise<string>
  /** Forgets what happened before a moment. */
  forget(before: Instant): Promise<void>
}

export function createWebhookDeliveries(db: Database): WebhookDeliveries {
  return {
    takeEndpoints: async ({ now, until }) =>
      (await db.rows<{ endpointId: string }>(TAKE, [moment(now), moment(until)])).map(({ endpointId }) => endpointId),
    keep: async ({ endpointId, now, until }) => (await db.rows<Lane>(KEEP, [endpointId, moment(now), moment(until)]))[0],
    giveBack: async (endpointId, from) => void (await db.rows(GIVE_BACK, [endpointId, moment(from)])),
    due: ({ endpointId, now, most }) => db.rows(DUE, [moment(now), endpointId, most]),
    delivered: async (deliveryNo, { statusCode }) => void (await db.rows(DELIVERED, [deliveryNo, statusCode])),
    async failed({ nextTry, now, answer, ...delivery }) {
      const values = { ...delivery, ...answer, nextTry: nextTry === null ? null : moment(nextTry), now: moment(now) }
      const [failing] = await db.rows<{ since: Instant }>(FAILED, values)
      return failing?.since ?? now
    },
    list: ({ endpointId, state, olderThan }) => db.rows(LIST, [endpointId, state ?? null, olderThan ?? null]),
    replay: async (rows, { endpointId, deliveryId, since }) =>
      (await rows<{ replayed: number }>(REPLAY, [endpointId, deliveryId, moment(since)]))[0]?.replayed ?? 0,
    async ping(rows, { endpointId, at }) {
      const [written] = await rows<{ deliveryId: string }>(PING, [endpointId, moment(at)])
      if (!written) throw new Error('a ping was not written')
      return written.deliveryId
    },
    forget: async (before) => void (await db.rows(FORGET, [moment(before)])),
  }
}

/** The first of its subject that its endpoint has not got. */
const first = `not exists (select from webhook_deliveries before where before.endpoint_id = d.endpoint_id and before.subject = d.subject
      and before.delivery_no < d.delivery_no and before.state = 'waiting')`
const dueTo = (endpointId: string) =>
  `webhook_deliveries d where d.endpoint_id = ${endpointId} and d.state = 'waiting' and d.try_at <= $1 and ${first}`

/** Endpoints are few: without one there is nothing to look for. */
const toServe = `webhook_endpoints e where e.state = 'on' and e.busy_until <= $1 and exists (select from ${dueTo('e.endpoint_id')})`

/** The condition, at the moment `$1`, that others' systems are to be told of something. */
export const webhooksDue = `exists (select from ${toServe})`

const TAKE = statement(
  'webhooks-take',
  `with free as (select e.endpoint_id from ${toServe} for update skip locked)
    update webhook_endpoints w set busy_until = $2 from free where w.endpoint_id = free.endpoint_id returning w.endpoint_id as "endpointId"`,
)
const KEEP = statement(
  'webhooks-keep',
  `update webhook_endpoints set busy_until = $3 where endpoint_id = $1 and state = 'on'
    returning endpoint_id as "endpointId", url, array_remove(array[secret, case when old_secret_until > $2 then old_secret end], null) as secrets`,
)
const GIVE_BACK = statement('webhooks-give-back', 'update webhook_endpoints set busy_until = $2 where endpoint_id = $1')
const DUE = statement(
  'webhooks-due',
  `select d.delivery_no as "deliveryNo", d.event_id as "eventId", d.event, d.at, d.data, d.attempts from ${dueTo('$2')} order by d.delivery_no limit $3`,
)
const DELIVERED = statement(
  'webhooks-delivered',
  `with done as (
      update webhook_deliveries set state = 'delivered', attempts = attempts + 1, status_code = $2, answer = null
      where delivery_no = $1 returning endpoint_id
    )
    update webhook_endpoints e set failing_since = null from done where e.endpoint_id = done.endpoint_id and e.failing_since is not null`,
)
const FAILED = statement(
  'webhooks-failed',
  `with tried as (
      update webhook_deliveries set attempts = :attempts::int + 1, status_code = :statusCode, answer = :answer,
        state = case when :nextTry::timestamptz is null then 'failed' else 'waiting' end, try_at = coalesce(:nextTry, try_at)
      where delivery_no = :deliveryNo and state = 'waiting' and attempts = :attempts returning endpoint_id, subject
    ), after as (
      update webhook_deliveries d set try_at = greatest(d.try_at, :nextTry) from tried
      where d.endpoint_id = tried.endpoint_id and d.subject = tried.subject and d.state = 'waiting' and d.delivery_no > :deliveryNo
    )
    update webhook_endpoints e set failing_since = coalesce(failing_since, :now) from tried where e.endpoint_id = tried.endpoint_id
    returning failing_since as since`,
)
const LIST = statement(
  'webhooks-list',
  `select delivery_no as "deliveryNo", delivery_id as "deliveryId", event, subject, at, state, attempts, status_code as "statusCode", answer,
      case when state = 'waiting' then greatest(try_at, at) end as "nextTry"
    from webhook_deliveries where endpoint_id = $1 and ($2::text is null or state = $2) and ($3::bigint is null or delivery_no < $3)
    order by delivery_no desc limit 50`,
)
/** As many are delivered again at once: whoever wants more asks again, for those that do not wait yet. */
const mostReplayed = 10_000

const REPLAY = statement(
  'webhooks-replay',
  `with again as (
      update webhook_deliveries set state = 'waiting', attempts = 0, try_at = 'epoch'
      where delivery_no in (
        select delivery_no from webhook_deliveries
        where endpoint_id = $1 and case when $2::uuid is null then at >= $3 and state <> 'waiting' else delivery_id = $2 end
        order by delivery_no limit ${mostReplayed}
      ) returning 1
    )
    select count(*) as replayed, pg_notify('outgoing', 'webhooks') is null as told from again`,
)
const PING = statement(
  'webhooks-ping',
  `with written as (
      insert into webhook_deliveries (endpoint_id, event_id, event, subject, at, data)
      values ($1, gen_random_uuid(), 'ping', gen_random_uuid()::text, $2, '{}') returning delivery_id
    )
    select delivery_id as "deliveryId", pg_notify('outgoing', 'webhooks') is null as told from written`,
)
const FORGET = statement('webhooks-forget', 'delete from webhook_deliveries where at < $1')
