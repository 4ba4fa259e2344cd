import type { Contact, Destination, EndReason, PayMethod } from '@harbour/protocol'
import type { CoveredShops, Brand, Cents, Instant, OrderState, OrderType } from '@harbour/rules'
import type { InferOutput } from 'valibot'
import type { Database } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { SearchTerms } from '../search-terms.ts'

/** An order with whose it is, unmasked: it goes out through `supportOrder` alone. Amounts in cents. */
export type FoundOrder = {
  orderId: string
  orderNo: string
  pickupNo: string
  brand: Brand
  storeId: string
  orderType: OrderType
  state: OrderState
  placedAt: Instant
  wantedAt: Instant | null
  total: Cents
  payMethod: InferOutput<typeof PayMethod>
  paid: Cents
  refunded: Cents
  endReason: InferOutput<typeof EndReason> | null
  userId: string
  contact: InferOutput<typeof Contact> | null
  destination: InferOutput<typeof Destination> | null
  request: string | null
  member: boolean
  phone: string
  firstName: string | null
  lastName: string | null
  email: string | null
}

export type OrderQuery = { terms: SearchTerms; storeId: string | null; day: string | null }

export type SupportOrders = {
  /** The orders that are found, the latest first, 30 at most, within a reach. */
  search(query: OrderQuery, reach: CoveredShops): Promise<FoundOrder[]>
  /** One order within a reach. */
  find(orderId: string, reach: CoveredShops): Promise<FoundOrder | undefined>
  /** The last orders of a guest within a reach. */
  ofGuest(userId: string, reach: CoveredShops): Promise<FoundOrder[]>
}

const columns = `o.order_id as "orderId", o.order_no as "orderNo", o.pickup_no as "pickupNo", o.brand, o.store_id as "storeId", o.order_type as "orderType", o.state,
  o.placed_at as "placedAt", o.wanted_at as "wantedAt", o.total, o.pay_method as "payMethod", o.paid, o.refunded, o.end_reason as "endReason", o.user_id as "userId",
  o.contact, o.destination, o.request, m.user_id is not null as member, u.phone, m.first_name as "firstName", m.last_name as "lastName", m.email`
const joined = 'orders o join users u on u.user_id = o.user_id left join members m on m.user_id = o.user_id'
const within = '(:all::boolean or o.brand = any(:brands::smallint[]) or o.store_id = any(:storeIds::text[]))'

const wanted = `${within} and (:storeId::text is null or o.store_id = :storeId)
       and (:day::date is null or (coalesce(o.wanted_at, o.placed_at) at time zone 'Asia/Shanghai')::date = :day::date)`

/** Each part is kept apart from the others, so that none is answered by reading the latest orders until some are found; each order that is found is looked up by its id, never by reading all there are. Shops have
 * the same pickup numbers every day: of these the index itself says which are wanted. */
const SEARCH = statement(
  'support-orders-search',
  `with by_number as materialized (
     select order_id from orders where order_no = :orderNo::text
   ), of_pickup as materialized (
     select order_id from orders o where pickup_no = :pickupNo::text and ${wanted}
   ), by_pickup as materialized (
     select order_id from of_pickup order by order_id desc limit 30
   ), by_contact as materialized (
     select order_id from orders where contact ->> 'phone' = any(:phones::text[]) and contact is not null
   ), by_member as materialized (
     select order_id from orders where user_id = any(array(select user_id from users where phone = any(:phones::text[]) and kind = 'member'))
   ), by_payment as materialized (
     select order_id from payments where ref = :ref::text
     union select order_id from payments where payment_id = :id::uuid
     union select order_id from orders where order_id = :id::uuid
   ), found as materialized (
     select order_id from by_number union select order_id from by_pickup union select order_id from by_contact
     union select order_id from by_member union select order_id from by_payment
   ), latest as materialized (
     select o.order_id from found f, lateral (
       select order_id, brand, store_id, wanted_at, placed_at from orders where orders.order_id = f.order_id offset 0
     ) o
     where ${wanted}
     order by o.order_id desc limit 30
   )
   select ${columns} from latest l join ${joined.replace('orders o', 'orders o on o.order_id = l.order_id')} order by o.order_id desc`,
)
const FIND = statement('support-orders-find', `select ${columns} from ${joined} where o.order_id = :orderId::uuid and ${within}`)
const OF_GUEST = statement(
  'support-orders-of-guest',
  `select ${columns} from ${joined} where o.user_id = :userId::uuid and ${within} order by o.order_id desc limit 10`,
)

export function createSupportOrders(db: Database): SupportOrders {
  return {
    search: ({ terms, storeId, day }, reach) => db.rows<FoundOrder>(SEARCH, { ...terms, storeId, day, ...reach }),
    find: async (orderId, reach) => (await db.rows<FoundOrder>(FIND, { orderId, ...reach }))[0],
    ofGuest: (userId, reach) => db.rows<FoundOrder>(OF_GUEST, { userId, ...reach }),
  }
}
