import { brandIds } from '@harbour/rules'
import '../../apps/gateway/modules/payments/store/payments.ts'
import { unlimitedCodes } from '../../apps/gateway/modules/ordering/store/post-order-statement.ts'
import { orderedValues, statements } from '../../apps/gateway/platform/database/statement.ts'
import { onDatabase } from './database.ts'
import { postOrderWithValues } from './post-order-values.ts'

/**
 * The writes of a paid order for pgbench, by the gateway's own statements: the order with its promo code, the payment's row, its page, and the one that
 * settles it. The guest is each time another of those who have ordered.
 */
export async function paidOrderScript(url: string, { shops, promo }: { shops: readonly string[]; promo: string }): Promise<string> {
  const { rows } = await onDatabase(url, (client) => client.query<{ id: string }>('select distinct user_id as id from orders'))
  const userId = `(array['${rows.map(({ id }) => id).join("','")}'])[:who]::uuid`
  const coupon = { vouchers: unlimitedCodes, more: { unlimitedCodes: `array['${promo}']` } }
  const order = await postOrderWithValues(url, shops, { ...coupon, payUntil: `'2030-01-01'`, userId })
  const begin = withValues('payments-begin-first', {
    paymentId: 'gen_random_uuid()',
    orderId: ':o_orderId::uuid',
    provider: "'bench'",
    method: "'alipay'",
    currency: "'HKD'",
    begunAt: 'now()',
    userId,
    brand: `${brandIds.hongKong}`,
  })
  const open = withValues('payments-opened', [':p_paymentId::uuid', "('pay_' || :p_paymentId::text)", "'page'"])
  const place = withValues('payments-place-paid', {
    paymentId: ':p_paymentId::uuid',
    state: "'captured'",
    card: 'null',
    at: 'now()',
    atMs: '0',
    answerBy: "now() + interval '3 minutes'",
    accounts: "array['provider', 'sales']",
    amounts: 'array[100, -100]',
    slotCapacity: 'null',
  })
  return `\\set who random(1, ${rows.length})\n${order} \\gset o_\n${begin} \\gset p_\n${open};\n${place};\n`
}

/** A statement of the gateway's on one line, with SQL in place of its parameters. */
function withValues(name: string, values: readonly string[] | Record<string, string>): string {
  const found = statements().find((one) => one.name === name)
  if (found === undefined) throw new Error(`there is no statement ${name}`)
  const sql = orderedValues(found, values)
  return found.text.replaceAll(/\$(\d+)/g, (_, number: string) => String(sql[Number(number) - 1] ?? 'null')).replaceAll(/\s+/g, ' ')
}
