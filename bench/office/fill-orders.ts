import { fillTables } from '../support/fill-books.ts'
import type pg from 'pg'

/** The numbers of what a chain has after three years. */
export type OfficeSize = { orders: number; members: number; audit: number }

/** The last moment before which there are orders: midnight of the day on which the office works. */
export const filledUntil = Date.parse('2026-11-23T00:00:00+08:00')
const shops = 20

/** Ids by number: a member's, a visitor's, and a payment's of its order. */
export const memberId = (n: string) => `('00000000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`
const visitorId = (n: string) => `('00000000-0000-7000-9000-' || lpad(to_hex(${n}), 12, '0'))::uuid`
export const paymentId = (order: string) => `('a' || substr(${order}::text, 2))::uuid`

const refundId = (order: string) => `('b' || substr(${order}::text, 2))::uuid`

/** Orders of members and visitors at twenty shops, one as often as three years have it, with their events, payments, refunds, ledger, and the coupons that they used. */
export async function fillOrders(client: pg.Client, { orders, members }: OfficeSize): Promise<void> {
  await client.query(VISITORS, [Math.ceil(members / 2)])
  const span = { size: orders, until: filledUntil, more: [members] }
  await fillTables(client, [ORDERS, EVENTS, PAYMENTS, REFUNDS, LEDGER, COUPONS_USED, CODES_USED, POINTS], span)
}

const VISITORS = `insert into users (user_id, kind, phone, created_at)
  select ${visitorId('n')}, 'visitor', 'visitor ' || n, '2023-11-01' from generate_series(1, $1::int) n`

/** An order's number, moment, id, guest and whether it is paid by a provider; $1 to $5 are the end, the number of orders, the first and last of the batch, and the members. */
const numbered = `(
  select *, (substr(ms, 1, 8) || '-' || substr(ms, 9, 4) || '-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id,
    case when n % 5 = 0 then ${visitorId('n % (($5::int + 1) / 2) + 1')} when n % 200 = 1 then ${memberId('1')} else ${memberId('n * 7919 % $5::int + 1')} end as guest,
    case when n % 5 = 0 then 60000000 + n % (($5::int + 1) / 2) + 1 when n % 200 = 1 then 51000001 else 51000000 + n * 7919 % $5::int + 1 end as phone,
    (3101 + n % ${shops})::text as shop, n % 3 > 0 as paid
  from (
    select n, at, lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') as ms
    from (select n, $1::timestamptz - ($2::bigint - n) * (interval '1095 days' / $2::bigint) as at from generate_series($3::bigint, $4::bigint) n) placed
  ) dated
) rows`

/** A coupon as a guest keeps it, as SQL: one of four of the chain's. */
export const couponRecord = (
  code: string,
  n: string,
) => `jsonb_build_object('code', ${code}, 'voucherId', (array['first-30', 'cash-20', 'wings-3', 'delivery-20'])[${n} % 4 + 1],
  'source', 'member', 'channel', 'Candao', 'vendor', '', 'name', '{"tc": "減十元", "en": "$10 off"}'::jsonb, 'category', '{"tc": "", "en": ""}'::jsonb,
  'terms', '{"tc": [], "en": []}'::jsonb, 'picture', null, 'gift', '{"kind": "cash", "amount": 1000}'::jsonb, 'judge', 'amount', 'minimum', 5000,
  'countsBoxedMeal', false, 'begins', 0, 'ends', null, 'showPrice', '{"tc": "", "en": ""}'::jsonb)`

const usedCoupon = `(n % 10 = 3)`
const usedCode = `(n % 10 = 7)`
const couponCode = `('HBUSED' || n)`

const line = (pid: string, tc: string, en: string) => ({
  uid: `31-${pid}`,
  pid,
  name: { tc, en },
  choices: { tc: '9 吋', en: '9 inch' },
  picture: pid,
  num: 1,
  unit: 4900,
  total: 4900,
})
const lines = JSON.stringify([line('pepperoni', '辣肉腸薄餅', 'Pepperoni pizza'), line('garlic-bread', '蒜蓉包', 'Garlic bread')])
const price = JSON.stringify({
  itemCount: 2,
  subtotal: 9800,
  promotions: [{ promotionId: 'spend-more', name: { tc: '滿額即減', en: 'Spend more, save more' }, amount: 1000 }],
  discount: 1000,
  gifts: [],
  coupons: [],
  couponDiscount: 0,
  boxedMeal: 200,
  delivery: 0,
  cutlery: 0,
  total: 9000,
})

const ORDERS = `insert into orders (order_id, user_id, client_order_id, body_hash, order_no, pickup_no, brand, store_id, order_type, state, seq, placed_at,
    eta_low, eta_high, make_minutes, travel_minutes, cutlery, contact, lines, price, total, pay_method, age_declared, language, paid)
  select id, guest, id, '\\x00', 'HB ' || to_char(at, 'YYMM') || ' ' || n, 'A' || 101 + n / ${shops} % 45, 31, shop, (array[1, 2, 5])[n % 3 + 1],
    case when n % 50 = 1 then 'cancelled' else 'completed' end, 5, at, at + interval '10 minutes', at + interval '20 minutes', 10, 0, false,
    jsonb_build_object('name', 'Chan ' || n % 1000, 'phone', phone::text), '${lines}',
    case when ${usedCoupon} or ${usedCode} then jsonb_set('${price}', '{coupons}', jsonb_build_array(jsonb_build_object('voucherCode',
      case when ${usedCode} then 'TENOFF' else ${couponCode} end, 'name', jsonb_build_object('tc', '減十元', 'en', '$10 off'), 'amount', 1000))) else '${price}' end,
    9000, (array['cash', 'card', 'alipay'])[n % 3 + 1], false, 2, case when paid then 9000 else 0 end
  from ${numbered}`

const EVENTS = `insert into order_events (order_id, seq, state, at, actor)
  select id, seq, state, at + (n % 15 + seq) * interval '1 minute', 'shop'
  from ${numbered}, (values (1, 'placed'), (2, 'accepted'), (3, 'preparing'), (4, 'ready'), (5, 'completed')) step (seq, state)`

const PAYMENTS = `insert into payments (payment_id, order_id, provider, method, amount, currency, state, ref, booked, given_back, begun_at, ends_at, settled_at, try_at)
  select ${paymentId('id')}, id, 'sandbox', (array['card', 'alipay'])[n % 3], 9000, 'HKD', 'captured', 'pay_' || md5(n::text), 'sale',
    case when n % 100 = 1 then 500 else 0 end, at, at + interval '10 minutes', at + interval '1 minute', at
  from ${numbered} where paid`

const REFUNDS = `insert into refunds (refund_id, order_id, payment_id, amount, reason, state, ref, asked_at, done_at, try_at)
  select ${refundId('id')}, id, ${paymentId('id')}, 500, 'quality', 'refunded', 'ref_' || md5(n::text), at + interval '1 hour', at + interval '2 hours', at
  from ${numbered} where paid and n % 100 = 1`

const LEDGER = `insert into ledger (booking_id, order_id, payment_id, refund_id, account, amount, currency, at)
  select id, id, case when paid then ${paymentId('id')} end, null, account, amount, 'HKD', at
  from ${numbered}, (values (true, 'provider', 9000), (false, 'till', 9000), (null, 'sales', -9000)) line (of_paid, account, amount)
  where of_paid is null or of_paid = paid
  union all
  select ${refundId('id')}, id, ${paymentId('id')}, ${refundId('id')}, account, amount, 'HKD', at + interval '1 hour'
  from ${numbered}, (values ('refunds', 500), ('provider', -500)) line (account, amount) where paid and n % 100 = 1`

const COUPONS_USED = `with given as (
    insert into vouchers (voucher_code, user_id, brand, given_for, record, given_at)
    select ${couponCode}, guest, 31, 'order ' || n, ${couponRecord(couponCode, 'n / 10')}, at - interval '3 days'
    from ${numbered} where ${usedCoupon}
  )
  insert into voucher_holds (voucher_code, use, brand, user_id, client_order_id, order_id, fence, state, held_until, told, try_at)
  select ${couponCode}, 1, 31, guest, id, id, n, 'committed', at, true, at from ${numbered} where ${usedCoupon}`

const CODES_USED = `insert into voucher_holds (voucher_code, use, brand, user_id, client_order_id, order_id, fence, state, held_until, told, try_at)
  select 'TENOFF', n + 1, 31, guest, id, id, n, 'committed', at, true, at from ${numbered} where ${usedCode}`

const POINTS = `insert into point_entries (entry_id, user_id, kind, points, unspent, at, expires_at, title_tc, title_en, order_id)
  select id, guest, 'order', 90, case when n % 3 = 0 then 90 else 0 end, at, at + interval '365 days', '訂單', 'Order', id
  from ${numbered} where n % 4 = 1 and n % 5 > 0 and n % 200 <> 1`
