import type { Actor, Cents, Instant, OrderState, OrderType, PayMethod } from '@harbour/rules'
import type { Scene } from './scene.ts'

export type OrderRow = {
  orderId: string
  state: OrderState
  seq: number
  orderType: OrderType
  storeId: string
  userId: string
  total: Cents
  paid: number
  refunded: number
  refundState: string
  endReason: string | null
  payMethod: string
  moneyNote: string | null
  wantedAt: Instant | null
  slotMinutes: number | null
  slotKept: boolean
  fireAt: Instant | null
  brand: number
  rider: boolean
  points: number
  coupons: { voucherCode: string }[]
}
type PaymentRow = {
  paymentId: string
  orderId: string
  method: PayMethod
  state: string
  amount: number
  booked: string | null
  givenBack: number
}
type RefundRow = { refundId: string; paymentId: string; orderId: string; state: string; amount: number; points: number }
type LineRow = { bookingId: string; orderId: string; paymentId: string | null; account: string; amount: number; currency: string }
/** `turn`: the later it was written, the higher. */
type EventRow = { orderId: string; seq: number; state: OrderState; at: Instant; actor: Actor; reason: string | null; turn: number }
type HoldRow = {
  voucherCode: string
  userId: string
  state: string
  orderId: string | null
  once: boolean
  channel: string | null
  fence: number
  told: boolean
}
type SlotRow = { storeId: string; start: Instant; reserved: number; waiting: number }
type PurseRow = { userId: string; entries: number; unspent: number; used: number }

/** Reads all that stands in the database and at the bank. */
export type FinalState = {
  scene: Scene
  orders: OrderRow[]
  payments: PaymentRow[]
  refunds: RefundRow[]
  ledger: LineRow[]
  events: EventRow[]
  holds: HoldRow[]
  slots: SlotRow[]
  purses: PurseRow[]
  /** The orders of which it is still known where they were placed from. */
  origins: { orderId: string }[]
}

export async function readFinalState(scene: Scene): Promise<FinalState> {
  const read = <Row>(text: string) => scene.context.db.rows<Row>({ name: '', text })
  return {
    scene,
    orders:
      await read(`select order_id as "orderId", state, seq, order_type as "orderType", store_id as "storeId", user_id as "userId", total, paid, refunded,
      refund_state as "refundState", end_reason as "endReason", pay_method as "payMethod", money_note as "moneyNote", wanted_at as "wantedAt",
      slot_minutes as "slotMinutes", slot_kept as "slotKept", fire_at as "fireAt", brand, rider is not null as rider, points, price->'coupons' as coupons from orders order by order_id`),
    payments: await read(
      `select payment_id as "paymentId", order_id as "orderId", method, state, amount, booked, given_back as "givenBack" from payments order by payment_id`,
    ),
    refunds: await read(
      `select refund_id as "refundId", payment_id as "paymentId", order_id as "orderId", state, amount, points from refunds order by asked_at, amount`,
    ),
    ledger: await read(
      `select booking_id as "bookingId", order_id as "orderId", payment_id as "paymentId", account, amount, currency from ledger order by line_id`,
    ),
    events: await read(
      `select order_id as "orderId", seq, state, at, actor, reason, xmin::text::bigint as turn from order_events order by order_id, seq`,
    ),
    holds: await read(
      `select voucher_code as "voucherCode", user_id as "userId", state, order_id as "orderId", once, channel, fence, told from voucher_holds order by 1, use`,
    ),
    slots: await read(`select store_id as "storeId", start, reserved, waiting from slots order by 1, 2`),
    purses:
      await read(`select u.user_id as "userId", coalesce((select sum(points) from point_entries e where e.user_id = u.user_id), 0)::int as entries,
      coalesce((select sum(unspent) from point_entries e where e.user_id = u.user_id), 0)::int as unspent,
      coalesce((select sum(s.points) from point_uses s join orders o using (order_id) where o.user_id = u.user_id), 0)::int as used from users u order by 1`),
    origins: await read(`select order_id as "orderId" from order_origins order by 1`),
  }
}
