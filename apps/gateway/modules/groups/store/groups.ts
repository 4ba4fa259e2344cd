import type { Brand, CartLine, Cents, Instant, OrderState, OrderType } from '@harbour/rules'
import type { Rows } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { LocalizedText } from '../../../platform/localized-text.ts'

/** A group order; `mostEach` in cents, null for any amount. */
export type GroupRecord = {
  groupId: string
  hostId: string
  brand: Brand
  storeId: string
  orderType: OrderType
  wantedAt: Instant | null
  hostName: string
  mostEach: Cents | null
  begunAt: Instant
  closesAt: Instant
  /** The moment at which its host has closed it. */
  closedAt: Instant | null
}

/** Somebody who adds to one. `sent`: how many lines they have sent, those that they took out among them. */
export type GroupGuest = { guestId: string; userId: string; name: string; sent: number }

/** A line with its dish's name as it was added; `num` is 0 of one that was taken out. */
export type GroupLineRecord = { lineId: string; guestId: string; line: CartLine; name: LocalizedText; num: number }

export type NewGroup = Omit<GroupRecord, 'closedAt'> & { clientGroupId: string; tokenHash: Buffer }
export type NewGuest = { guestId: string; groupId: string; userId: string; name: string; at: Instant }
export type NewLine = Omit<GroupLineRecord, 'name'> & { groupId: string; name: LocalizedText }

/** The token of one, its brand, and the moment since which it must not have been over. */
export type GroupKey = { tokenHash: Buffer; brand: Brand; closesAfter: Instant }

/** Every change is made in a transaction that has locked its group order: who comes second sees what the first has done. */
export type Groups = {
  /** Begins one, or gives the one that its host has begun under the same id another token; undefined where its host has been forgotten. */
  begin(rows: Rows, group: NewGroup): Promise<GroupRecord | undefined>
  find(rows: Rows, key: GroupKey): Promise<GroupRecord | undefined>
  /** The same, and nobody else's change comes between. */
  lock(rows: Rows, key: GroupKey): Promise<GroupRecord | undefined>
  /** Its people, in the order in which they joined. */
  guests(rows: Rows, groupId: string): Promise<GroupGuest[]>
  /** All of its lines, in the order in which they came. */
  lines(rows: Rows, groupId: string): Promise<GroupLineRecord[]>
  /** Takes somebody in; false where the name is another's, or they have been forgotten. */
  join(rows: Rows, guest: NewGuest): Promise<boolean>
  /** Gives somebody another name; false where it is another's. */
  rename(rows: Rows, guestId: string, name: string): Promise<boolean>
  /** Adds a line, unless one of its id is or was there. */
  add(rows: Rows, line: NewLine): Promise<void>
  count(rows: Rows, line: { groupId: string; lineId: string; num: number }): Promise<void>
  /** Opens one until a moment, whether it was closed or not. */
  save(rows: Rows, group: { groupId: string; closesAt: Instant; mostEach: Cents | null }): Promise<void>
  close(rows: Rows, groupId: string, at: Instant): Promise<void>
  /** The order that one has become, and how it stands: the latest that names it, of its host's. */
  order(rows: Rows, group: Pick<GroupRecord, 'groupId' | 'hostId'>): Promise<{ orderId: string; state: OrderState } | undefined>
  /** Removes somebody with their lines. */
  removeGuest(rows: Rows, groupId: string, userId: string): Promise<void>
  /** Removes one with all that is in it. */
  remove(rows: Rows, groupId: string): Promise<void>
  /** Removes those that were over before a moment. */
  forget(rows: Rows, closedBefore: Instant): Promise<void>
  /** Tells every process that one has changed. */
  tell(rows: Rows, groupId: string): Promise<void>
  /** The names that somebody has in those that they host or are in, and what they have added, for the export of their data. */
  partsOf(rows: Rows, userId: string): Promise<{ name: string; lines: unknown }[]>
}

const columns = `group_id as "groupId", host_id as "hostId", brand, store_id as "storeId", order_type as "orderType", wanted_at as "wantedAt",
  host_name as "hostName", most_each as "mostEach", begun_at as "begunAt", closes_at as "closesAt", closed_at as "closedAt"`

/** Somebody who is being forgotten at this moment is waited for, and then leaves no name here. */
const stillThere = (userId: string) =>
  `with guest as (select from users where user_id = :${userId}::uuid and kind <> 'deleted' for key share)`

const BEGIN = statement(
  'groups-begin',
  `${stillThere('hostId')}
    insert into group_orders (group_id, host_id, client_group_id, token_hash, brand, store_id, order_type, wanted_at, host_name, most_each, begun_at, closes_at)
    select :groupId::uuid, :hostId::uuid, :clientGroupId::uuid, :tokenHash::bytea, :brand::smallint, :storeId::text, :orderType::smallint, :wantedAt::timestamptz,
      :hostName::text, :mostEach::bigint, :begunAt::timestamptz, :closesAt::timestamptz from guest where true
    on conflict (host_id, client_group_id) do update set token_hash = excluded.token_hash
    returning ${columns}`,
)
const known = `select ${columns} from group_orders where token_hash = $1 and brand = $2 and closes_at > $3`
const FIND = statement('groups-find', known)
const LOCK = statement('groups-lock', `${known} for update`)
const GUESTS = statement(
  'groups-guests',
  `select guest_id as "guestId", user_id as "userId", name, (select count(*)::int from group_lines l where l.group_id = g.group_id and l.guest_id = g.guest_id) as sent
    from group_guests g where group_id = $1 order by joined_at, guest_id`,
)
const LINES = statement(
  'groups-lines',
  'select line_id as "lineId", guest_id as "guestId", line, name, num from group_lines where group_id = $1 order by line_no',
)
const JOIN = statement(
  'groups-join',
  `${stillThere('userId')}
    insert into group_guests (guest_id, group_id, user_id, name, joined_at)
    select :guestId::uuid, :groupId::uuid, :userId::uuid, :name::text, :at::timestamptz from guest where true
    on conflict do nothing returning true as joined`,
)
const RENAME = statement(
  'groups-rename',
  `update group_guests g set name = $2 where guest_id = $1 and not exists (
      select from group_guests o where o.group_id = g.group_id and o.guest_id <> g.guest_id and lower(o.name) = lower($2)
    ) returning true as renamed`,
)
const ADD = statement(
  'groups-add',
  `insert into group_lines (group_id, line_id, guest_id, line, name, num) values (:groupId, :lineId, :guestId, :line, :name, :num)
    on conflict (group_id, line_id) do nothing`,
)
const COUNT = statement('groups-count', 'update group_lines set num = $3 where group_id = $1 and line_id = $2')
const SAVE = statement('groups-save', 'update group_orders set closes_at = $2, most_each = $3, closed_at = null where group_id = $1')
const CLOSE = statement('groups-close', 'update group_orders set closed_at = coalesce(closed_at, $2) where group_id = $1')
/** Looked for among the latest of a host who orders much: it is placed within a day or so. */
const ORDER = statement(
  'groups-order',
  `select order_id as "orderId", state from (select order_id, state, group_id from orders where user_id = $1 order by order_id desc limit 50) latest
    where group_id = $2 order by order_id desc limit 1`,
)
const REMOVE_GUEST = statement('groups-remove-guest', 'delete from group_guests where group_id = $1 and user_id = $2')
const REMOVE = statement('groups-remove', 'delete from group_orders where group_id = $1')
const FORGET = statement('groups-forget', 'delete from group_orders where closes_at < $1')
const TELL = statement('groups-tell', `select pg_notify('group_order', $1) is null as told`)
const PARTS_OF = statement(
  'groups-parts-of',
  `select name, lines from (
      select begun_at as at, host_name as name, '[]'::json as lines from group_orders where host_id = $1
      union all
      select joined_at, g.name, coalesce((select json_agg(json_build_object('dish', l.name, 'num', l.num) order by line_no)
        from group_lines l where l.group_id = g.group_id and l.guest_id = g.guest_id and l.num > 0), '[]'::json) from group_guests g where user_id = $1
    ) parts order by at, name`,
)

/** Group orders in the database. Their token is kept as a hash. */
export function createGroups(): Groups {
  const keyOf = ({ tokenHash, brand, closesAfter }: GroupKey) => [tokenHash, brand, moment(closesAfter)]
  return {
    async begin(rows, { wantedAt, begunAt, closesAt, ...group }) {
      const moments = { wantedAt: wantedAt === null ? null : moment(wantedAt), begunAt: moment(begunAt), closesAt: moment(closesAt) }
      return (await rows<GroupRecord>(BEGIN, { ...group, ...moments }))[0]
    },
    find: async (rows, key) => (await rows<GroupRecord>(FIND, keyOf(key)))[0],
    lock: async (rows, key) => (await rows<GroupRecord>(LOCK, keyOf(key)))[0],
    guests: (rows, groupId) => rows<GroupGuest>(GUESTS, [groupId]),
    lines: (rows, groupId) => rows<GroupLineRecord>(LINES, [groupId]),
    join: async (rows, { at, ...guest }) => (await rows(JOIN, { ...guest, at: moment(at) })).length > 0,
    rename: async (rows, guestId, name) => (await rows(RENAME, [guestId, name])).length > 0,
    async add(rows, { line, name, ...keys }) {
      await rows(ADD, { ...keys, line: JSON.stringify(line), name: JSON.stringify(name) })
    },
    async count(rows, { groupId, lineId, num }) {
      await rows(COUNT, [groupId, lineId, num])
    },
    async save(rows, { groupId, closesAt, mostEach }) {
      await rows(SAVE, [groupId, moment(closesAt), mostEach])
    },
    async close(rows, groupId, at) {
      await rows(CLOSE, [groupId, moment(at)])
    },
    order: async (rows, { hostId, groupId }) => (await rows<{ orderId: string; state: OrderState }>(ORDER, [hostId, groupId]))[0],
    async removeGuest(rows, groupId, userId) {
      await rows(REMOVE_GUEST, [groupId, userId])
    },
    async remove(rows, groupId) {
      await rows(REMOVE, [groupId])
    },
    async forget(rows, closedBefore) {
      await rows(FORGET, [moment(closedBefore)])
    },
    async tell(rows, groupId) {
      await rows(TELL, [groupId])
    },
    partsOf: (rows, userId) => rows<{ name: string; lines: unknown }>(PARTS_OF, [userId]),
  }
}
