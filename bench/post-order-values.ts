import { POST_ORDER_SQL } from '../apps/gateway/store/place-order.ts'
import { onDatabase } from './database.ts'

/**
 * The statement of postOrder for pgbench, with the values of the last order that the gateway wrote, fresh ids and another shop each time. `payUntil`:
 * until when it waits for its money; null for one that does not.
 */
export async function postOrderWithValues(url: string, shops: readonly string[], payUntil = 'null'): Promise<string> {
  const columns = `array['gen_random_uuid()', quote_literal(user_id), $2, quote_literal(body_hash), quote_literal('HB 2611 '), brand::text,
    $1, quote_literal(placed_at::date), order_type::text, quote_literal(placed_at), quote_literal(eta_low), quote_literal(eta_high),
    make_minutes::text, travel_minutes::text, cutlery::text, quote_nullable(contact), quote_nullable(destination), quote_literal(lines), quote_literal(price),
    total::text, quote_literal(pay_method), age_declared::text, language::text, quote_literal(concat_ws(' ', order_id, 1, 'placed', 0, store_id, order_type)),
    quote_nullable(wanted_at), quote_nullable(fire_at), 'null', 'null', $3, quote_nullable(answer_by), 'null', 'null', 'null', '0', 'null']`
  const { rows } = await onDatabase(url, (client) =>
    client.query<{ values: string[] }>(`select ${columns} as values from orders order by order_id desc limit 1`, [
      `(array['${shops.join("','")}'])[:shop]`,
      // A volatile function here would keep the index from being used, which the gateway's own parameter does not.
      "('00000000-0000-4000-8000-' || lpad(:fresh::text, 12, '0'))",
      payUntil,
    ]),
  )
  const values = rows[0]?.values ?? []
  const statement = POST_ORDER_SQL.replaceAll(/\$(\d+)/g, (_, at: string) => values[Number(at) - 1] ?? 'null').replaceAll('\n', ' ')
  return `\\set shop random(1, ${shops.length})\n\\set fresh random(1, 900000000000)\n${statement}`
}
