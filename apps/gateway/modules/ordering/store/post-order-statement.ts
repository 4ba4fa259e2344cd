import { formatDate } from '@harbour/rules'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { NewOrder } from '../order.ts'
import { notifyOrderStep } from '../shared-sql/notify-order-step.ts'

/** Tells every process of the new order; its shop only once it is the shop's. */
const notifyNewOrder = notifyOrderStep({
  at: '(extract(epoch from placed_at) * 1000)',
  storeId: "case when state = 'paymentPending' then '' else store_id end",
})

/**
 * Places an order in one statement: finds one placed before, else sees that its guest has not too many, reserves a preorder's minutes in its slot,
 * takes the shop's next pickup number of the day, writes the order and its first event, and tells every process. Where the slot has no room
 * nothing is written and no row comes back. An order that waits for its money reserves only in the share that is for those; beyond it, where the
 * slot still has room, it is placed without, and reserves once it is paid. Of two at the same moment one writes and the other fails as a whole, so that it reserves nothing.
 *
 * The user is compared as text so that no index by user serves the question: on a young table PostgreSQL would take any of them, and read
 * all that the guest has ever ordered.
 */
export const postOrderText = (vouchers: VoucherParts) => `
with before as (
  select order_id, order_no, pickup_no, body_hash from orders where client_order_id = :clientOrderId::uuid and user_id::text = :userId::uuid::text
), room as (
  select case when not exists (select from before)
    then order_limit_reached(:userId::uuid, :deviceId::uuid, :address::bytea, :payUntil::timestamptz is not null, :most::int[], :placedAt::timestamptz) end as limited
), ${vouchers.held}slot as (
  insert into slots (store_id, start, reserved, waiting)
  select :storeId::text, :wantedAt::timestamptz, :slotMinutes::int, case when :payUntil::timestamptz is null then 0 else :slotMinutes::int end
  where ${vouchers.areHeld}:wantedAt::timestamptz is not null and :slotMinutes::int <= :slotCapacity::int and (select limited from room) is null and not exists (select from before)
    and (:payUntil::timestamptz is null or :slotMinutes::int <= :slotShare::int)
  on conflict (store_id, start) do update set reserved = slots.reserved + excluded.reserved, waiting = slots.waiting + excluded.waiting
    where (excluded.waiting = 0 or slots.waiting + excluded.waiting <= :slotShare::int) and slots.reserved + excluded.reserved <= :slotCapacity::int
  returning 1
), unkept as (
  select where :payUntil::timestamptz is not null and :slotMinutes::int <= :slotCapacity::int and not exists (select from slot) and not exists (
    select from slots where store_id = :storeId::text and start = :wantedAt::timestamptz and reserved + :slotMinutes::int > :slotCapacity::int
  )
), pickup as (
  insert into pickup_days as days (store_id, day, last)
  select :storeId::text, :day::date, 1 where ${vouchers.areHeld}(select limited from room) is null and not exists (select from before)
    and (:wantedAt::timestamptz is null or exists (select from slot) or exists (select from unkept))
  on conflict (store_id, day) do update set last = days.last + 1
  returning last - 1 as number
), placed as (
  insert into orders (order_id, user_id, client_order_id, body_hash, order_no, pickup_no, brand, store_id, order_type, state, seq,
    placed_at, eta_low, eta_high, make_minutes, travel_minutes, cutlery, contact, destination, lines, price, total, pay_method,
    age_declared, language, wanted_at, fire_at, slot_minutes, pay_until, answer_by, handover, request,
    quarantined, points, birthday, group_id, slot_kept)
  select :orderId::uuid, :userId::uuid, :clientOrderId::uuid, :bodyHash::bytea, :numberPrefix::text || nextval('order_numbers'), chr(65 + number / 899 % 26) || (101 + number % 899),
    :brand::smallint, :storeId::text, :orderType::smallint, case when :payUntil::timestamptz is null then 'placed' else 'paymentPending' end, 1,
    :placedAt::timestamptz, :etaLow::timestamptz, :etaHigh::timestamptz, :makeMinutes::int, :travelMinutes::int, :cutlery::boolean, :contact::jsonb, :destination::jsonb, :lines::jsonb, :price::jsonb,
    :total::bigint, :payMethod::text, :ageDeclared::boolean, :language::smallint, :wantedAt::timestamptz, :fireAt::timestamptz, :slotMinutes::int,
    :payUntil::timestamptz, :answerBy::timestamptz, :handover::text, :request::text, :quarantined::boolean, :points::int, :birthday::jsonb, :groupId::uuid,
    :wantedAt::timestamptz is null or exists (select from slot)
  from pickup
  returning order_id, order_no, pickup_no, state, seq, placed_at, store_id, order_type
), ${vouchers.used}event as (
  insert into order_events (order_id, seq, state, at, actor) select order_id, 1, state, :placedAt::timestamptz, 'guest' from placed
), origin as (
  insert into order_origins (order_id, user_id, device_id, address) select order_id, :userId::uuid, :deviceId::uuid, :address::bytea from placed
)
select order_id as "orderId", order_no as "orderNo", pickup_no as "pickupNo", true as fresh, true as "sameBody", null as limited,
  ${notifyNewOrder} is null as told
from placed
union all
select order_id, order_no, pickup_no, false, body_hash = :bodyHash::bytea, null, false from before
union all
select null, null, null, false, false, limited, false from room where limited is not null`

type VoucherParts = { held: string; areHeld: string; used: string }

/** An order without vouchers asks nothing of the holds, and pays nothing for them. */
export const noVouchers: VoucherParts = { held: '', areHeld: '', used: '' }

/** Writes promo codes without a limit down as used; one that the guest holds for this order is used as it is. */
const unlimitedUsed = `unlimited as (
  insert into voucher_holds as h (voucher_code, use, once, channel, brand, user_id, client_order_id, order_id, fence, state, held_until, told, try_at)
  select code, fence + 1, false, null, :brand::smallint, :userId::uuid, :clientOrderId::uuid, order_id, fence, 'committed', placed_at, true, placed_at
  from (select code, order_id, placed_at, nextval('voucher_fences') as fence from placed, unnest(:unlimitedCodes::text[]) as code) as fresh
  on conflict (user_id, voucher_code, client_order_id) where use > 1 and not once
    do update set state = 'committed', order_id = excluded.order_id where h.state = 'held'
), `

/** An order whose only coupons are promo codes without a limit uses them as it is placed: nobody can take them from it. */
export const unlimitedCodes: VoucherParts = { ...noVouchers, used: unlimitedUsed }

/**
 * An order with vouchers is placed only while every one of them is held for it, and uses them all. A hold that is given up at the same moment is
 * locked either by this statement or before it; then it is missed here, and nothing is written. While the order waits for its money no vendor is
 * told that its voucher is used.
 */
const withVouchers: VoucherParts = {
  held: `holds as (
  select voucher_code, use from voucher_holds
  where user_id = :userId::uuid and client_order_id = :clientOrderId::uuid and voucher_code = any(:voucherCodes::text[]) and state = 'held'
    and held_until > :placedAt::timestamptz and (select limited from room) is null and not exists (select from before)
  for update
), ready as (
  select from holds having count(*) = cardinality(:voucherCodes::text[])
), `,
  areHeld: 'exists (select from ready) and ',
  used: `used as (
  update voucher_holds h set state = 'committed', order_id = placed.order_id, told = h.channel is null,
    try_at = case when h.channel is null then h.try_at else coalesce(:payUntil::timestamptz + interval '1 hour', :placedAt::timestamptz) end
  from placed, holds where h.voucher_code = holds.voucher_code and h.use = holds.use
), ${unlimitedUsed}`,
}

export const POST_ORDER = statement('orders-post', postOrderText(noVouchers))
const POST_ORDER_WITH_UNLIMITED = statement('orders-post-with-unlimited', postOrderText(unlimitedCodes))
export const POST_ORDER_WITH_VOUCHERS = statement('orders-post-with-vouchers', postOrderText(withVouchers))

/** The statement that asks no more than this order needs. */
export function postOrderStatement({ voucherCodes, unlimitedCodes }: Pick<NewOrder, 'voucherCodes' | 'unlimitedCodes'>) {
  if (voucherCodes.length > 0) return POST_ORDER_WITH_VOUCHERS
  return unlimitedCodes.length > 0 ? POST_ORDER_WITH_UNLIMITED : POST_ORDER
}

/** The values of its parameters; those of vouchers are left out where it asks nothing of the holds. */
export function postOrderValues(order: NewOrder): Record<string, unknown> {
  const { orderId, userId, clientOrderId, bodyHash, brand, storeId, orderType, placedAt, price } = order
  const date = formatDate(placedAt)
  const numberPrefix = `HB ${date.slice(2, 4)}${date.slice(5, 7)} `
  return {
    orderId,
    userId,
    clientOrderId,
    bodyHash,
    numberPrefix,
    brand,
    storeId,
    day: formatDate(order.wantedAt ?? placedAt).replaceAll('/', '-'), // a preorder is called out on the day it is for
    orderType,
    placedAt: moment(placedAt),
    etaLow: moment(order.etaLow),
    etaHigh: moment(order.etaHigh),
    makeMinutes: order.makeMinutes,
    travelMinutes: order.travelMinutes,
    cutlery: order.cutlery,
    contact: order.contact && JSON.stringify(order.contact),
    destination: order.destination && JSON.stringify(order.destination),
    lines: JSON.stringify(order.lines),
    price: JSON.stringify(price),
    total: price.total,
    payMethod: order.payMethod,
    ageDeclared: order.ageDeclared,
    language: order.language,
    wantedAt: order.wantedAt && moment(order.wantedAt),
    fireAt: order.fireAt && moment(order.fireAt),
    slotMinutes: order.slotMinutes,
    slotCapacity: order.slotCapacity,
    payUntil: order.payUntil && moment(order.payUntil),
    answerBy: order.answerBy && moment(order.answerBy),
    handover: order.handover,
    request: order.request,
    quarantined: order.quarantined,
    points: price.points?.used ?? 0,
    birthday: order.birthday && JSON.stringify(order.birthday),
    groupId: order.groupId,
    deviceId: order.origin.deviceId,
    address: order.origin.address,
    most: [order.origin.most.guest, order.origin.most.device, order.origin.most.address],
    slotShare: order.slotShare,
    voucherCodes: order.voucherCodes,
    unlimitedCodes: order.unlimitedCodes,
  }
}
