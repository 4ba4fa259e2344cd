import type { Brand, Instant } from '@harbour/rules'
import type { Database, Rows } from '../../platform/database/database.ts'
import { moment } from '../../platform/database/moment.ts'
import { statement } from '../../platform/database/statement.ts'
import type { WebhookReach } from './webhook-reach.ts'

/** An endpoint as it is set up. */
export type EndpointTerms = { url: string; description: string; events: string[]; state: 'on' | 'off' }

/** One as it is kept, without its secrets; `waiting`: the deliveries that it has not got. */
export type EndpointRecord = Omit<EndpointTerms, 'state'> & {
  endpointId: string
  brand: Brand | null
  state: 'on' | 'off' | 'dead'
  failingSince: Instant | null
  createdAt: Instant
  waiting: number
}

/** One that somebody names, within their reach. */
export type NamedEndpoint = { endpointId: string; reach: WebhookReach }

export type WebhookEndpoints = {
  list(reach: WebhookReach): Promise<EndpointRecord[]>
  /** One within the reach, locked until the transaction ends. */
  find(rows: Rows, named: NamedEndpoint): Promise<EndpointRecord | undefined>
  /** Counts those of a brand, or with null of the whole chain. */
  count(rows: Rows, brand: Brand | null): Promise<number>
  /** Adds one; false where its brand has that address already. */
  add(rows: Rows, endpoint: EndpointTerms & { endpointId: string; brand: Brand | null; secret: string; at: Instant }): Promise<boolean>
  /** Changes one; on again it starts afresh, with what waits for it due at once. False where its brand has that address already. */
  change(rows: Rows, endpoint: EndpointTerms & { endpointId: string }): Promise<boolean>
  remove(rows: Rows, endpointId: string): Promise<void>
  /** Gives one a new secret; the one before it is good until then. */
  rotate(rows: Rows, endpoint: { endpointId: string; secret: string; until: Instant }): Promise<void>
  /** Ends what is sent to one that has only failed since before a moment; undefined where that is not so any more. */
  end(rows: Rows, endpoint: { endpointId: string; before: Instant }): Promise<EndpointRecord | undefined>
}

export function createWebhookEndpoints(db: Database): WebhookEndpoints {
  return {
    list: (reach) => db.rows(LIST, [reach.all, reach.brands]),
    find: async (rows, { endpointId, reach }) => (await rows<EndpointRecord>(FIND, [endpointId, reach.all, reach.brands]))[0],
    async count(rows, brand) {
      return (await rows<{ endpoints: number }>(COUNT, [brand]))[0]?.endpoints ?? 0
    },
    async add(rows, { at, ...endpoint }) {
      await rows(OPEN_GATE)
      return (await rows(ADD, { ...endpoint, at: moment(at) })).length > 0
    },
    async change(rows, endpoint) {
      if ((await rows(TAKEN, [endpoint.endpointId, endpoint.url])).length > 0) return false
      await rows(CHANGE, endpoint)
      if (endpoint.state === 'on') await rows(DUE_AGAIN, [endpoint.endpointId])
      return true
    },
    async remove(rows, endpointId) {
      await rows(REMOVE_DELIVERIES, [endpointId])
      await rows(REMOVE, [endpointId])
    },
    rotate: async (rows, { endpointId, secret, until }) => void (await rows(ROTATE, [endpointId, secret, moment(until)])),
    end: async (rows, { endpointId, before }) => (await rows<EndpointRecord>(END, [endpointId, moment(before)]))[0],
  }
}

const columns = `endpoint_id as "endpointId", url, description, events, brand, state, failing_since as "failingSince", created_at as "createdAt",
    (select count(*) from webhook_deliveries d where d.endpoint_id = webhook_endpoints.endpoint_id and d.state = 'waiting') as waiting`
const within = '($2::boolean or brand = any($3::smallint[]))'

const LIST = statement(
  'webhook-endpoints-list',
  `select ${columns} from webhook_endpoints where ($1::boolean or brand = any($2::smallint[])) order by created_at, endpoint_id`,
)
const FIND = statement('webhook-endpoints-find', `select ${columns} from webhook_endpoints where endpoint_id = $1 and ${within} for update`)
const ADD = statement(
  'webhook-endpoints-add',
  `insert into webhook_endpoints (endpoint_id, url, description, events, brand, state, secret, created_at)
    values (:endpointId, :url, :description, :events, :brand, :state, :secret, :at) on conflict do nothing returning endpoint_id`,
)
const COUNT = statement(
  'webhook-endpoints-count',
  'select count(*) as endpoints from webhook_endpoints where brand is not distinct from $1::smallint',
)
/** From now on orders look for endpoints, also where this transaction comes to nothing. */
const OPEN_GATE = statement('webhook-endpoints-open-gate', `select setval('webhook_gate', 1)`)
/** Those who change endpoints of one address lock another each: the index refuses the second all the same. */
const TAKEN = statement(
  'webhook-endpoints-taken',
  `select other.endpoint_id from webhook_endpoints other join webhook_endpoints own on coalesce(other.brand, 0) = coalesce(own.brand, 0)
    where own.endpoint_id = $1 and other.url = $2 and other.endpoint_id <> $1`,
)
const CHANGE = statement(
  'webhook-endpoints-change',
  `update webhook_endpoints set url = :url, description = :description, events = :events, state = :state,
      failing_since = case when state = :state then failing_since end
    where endpoint_id = :endpointId`,
)
const DUE_AGAIN = statement(
  'webhook-endpoints-due-again',
  `with due as (update webhook_deliveries set try_at = 'epoch' where endpoint_id = $1 and state = 'waiting' and try_at > 'epoch')
    select pg_notify('outgoing', 'webhooks')`,
)
const REMOVE_DELIVERIES = statement('webhook-endpoints-remove-deliveries', 'delete from webhook_deliveries where endpoint_id = $1')
const REMOVE = statement('webhook-endpoints-remove', 'delete from webhook_endpoints where endpoint_id = $1')
const ROTATE = statement(
  'webhook-endpoints-rotate',
  'update webhook_endpoints set old_secret = secret, old_secret_until = $3, secret = $2 where endpoint_id = $1',
)
const END = statement(
  'webhook-endpoints-end',
  `update webhook_endpoints set state = 'dead' where endpoint_id = $1 and state = 'on' and failing_since <= $2 returning ${columns}`,
)
