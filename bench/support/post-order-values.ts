import { noVouchers, postOrderText } from '../../apps/gateway/modules/ordering/store/post-order-statement.ts'
import { onDatabase } from './database.ts'

/** The statement's parts for coupons with their values by name; until when the order waits for its money, as SQL; by whom, each time another, as SQL. */
type Variant = { vouchers?: Parameters<typeof postOrderText>[0]; more?: Record<string, string>; payUntil?: string; userId?: string }

/**
 * The statement of postOrder for pgbench, with the values of the last order that the gateway wrote, fresh ids and another shop each time. An order that
 * does not say otherwise does not wait, has no coupons, and is of the guest of that last one.
 */
export async function postOrderWithValues(
  url: string,
  shops: readonly string[],
  { vouchers = noVouchers, more = {}, payUntil = 'null', userId }: Variant = {},
): Promise<string> {
  const columns = `array[
    'orderId', 'uuidv7()', 'userId', quote_literal(user_id), 'clientOrderId', $2, 'bodyHash', quote_literal(body_hash),
    'numberPrefix', quote_literal('HB 2611 '), 'brand', brand::text, 'storeId', $1, 'day', quote_literal(placed_at::date),
    'orderType', order_type::text, 'placedAt', quote_literal(placed_at), 'etaLow', quote_literal(eta_low),
    'etaHigh', quote_literal(eta_high), 'makeMinutes', make_minutes::text, 'travelMinutes', travel_minutes::text,
    'cutlery', cutlery::text, 'contact', quote_nullable(contact), 'destination', quote_nullable(destination),
    'lines', quote_literal(lines), 'price', quote_literal(price), 'total', total::text, 'payMethod', quote_literal(pay_method),
    'ageDeclared', age_declared::text, 'language', language::text,
    'wantedAt', quote_nullable(wanted_at),
    'fireAt', quote_nullable(fire_at), 'slotMinutes', 'null', 'slotCapacity', 'null', 'payUntil', $3,
    'answerBy', quote_nullable(answer_by), 'handover', 'null', 'request', 'null', 'quarantined', 'null', 'points', '0',
    'birthday', 'null', 'deviceId', 'gen_random_uuid()', 'address', 'null', 'most', quote_literal('{1000,1000,1000}'), 'slotShare', 'null'
  ]`
  const { rows } = await onDatabase(url, (client) =>
    client.query<{ values: string[] }>(`select ${columns} as values from orders order by order_id desc limit 1`, [
      `(array['${shops.join("','")}'])[:shop]`,
      // A volatile function here would keep the index from being used, which the gateway's own parameter does not.
      "('00000000-0000-4000-8000-' || lpad(:fresh::text, 12, '0'))",
      payUntil,
    ]),
  )
  const found = rows[0]?.values ?? []
  const values: Record<string, string> = { ...pairs(found), ...more, ...(userId !== undefined && { userId }) }
  const statement = postOrderText(vouchers)
    .replaceAll(/(?<![:\w]):([a-z]\w*)/g, (_, name: string) => values[name] ?? 'null')
    .replaceAll('\n', ' ')
  return `\\set shop random(1, ${shops.length})\n\\set fresh random(1, 900000000000)\n${statement}`
}

function pairs(list: readonly string[]): Record<string, string> {
  return Object.fromEntries(list.flatMap((name, at) => (at % 2 === 0 ? [[name, list[at + 1] ?? 'null']] : [])))
}
