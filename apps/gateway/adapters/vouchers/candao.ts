import { createHmac, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { sendRequest } from '../http-request.ts'
import type { VendorConnection } from './vendor-connection.ts'
import { CandaoRow, rowState, rowVoucher } from './candao-row.ts'
import { currentOutcome, vendorOperations } from './vendor-operations.ts'
import { eachOnce } from './vendor-fields.ts'
import type { VendorOutcome } from './vendor-outcomes.ts'
import type { VoucherVendor } from '../../modules/vouchers/voucher-vendor.ts'

export type CandaoSettings = { url: string; app: string; secret: string }

const Answer = v.object({ status: v.picklist([0, 1]), errorCode: v.number(), data: v.unknown() })
const List = v.object({ rows: v.array(v.unknown()) })
const One = v.object({ coupon: CandaoRow })
const words: Partial<Record<number, VendorOutcome>> = {
  0: 'done',
  5001: 'absent',
  5002: 'taken',
  5003: 'used',
  5004: 'ended',
  5005: 'ended',
  5006: 'late',
}

const methods = { hold: 'coupon.lock', commit: 'coupon.consume', release: 'coupon.unlock', reverse: 'coupon.refund' }

/** The restaurant's own platform: every request is signed by an HMAC over the app's id, the time, a nonce and the body. */
export function candaoVendor({ url, app, secret }: CandaoSettings, { clock, patienceMs }: VendorConnection): VoucherVendor {
  async function ask(method: string, params: object): Promise<{ word: VendorOutcome; data: unknown }> {
    const body = JSON.stringify({ method, params })
    // The platform compares with its own, real clock, also where ours tries an evening at noon.
    const [time, nonce] = [String(Date.now()), randomUUID()]
    const sign = createHmac('sha256', secret).update([app, time, nonce, body].join('\n')).digest('hex')
    const headers = { 'content-type': 'application/json', 'x-app': app, 'x-timestamp': time, 'x-nonce': nonce, 'x-sign': sign }
    const request = { provider: 'candao', url: `${url}/openapi`, method: 'POST', headers, body } as const
    const reply = await sendRequest(request, AbortSignal.timeout(patienceMs))
    const answer = v.safeParse(Answer, reply?.body)
    if (!answer.success) return { word: 'unknown', data: undefined }
    return { word: words[answer.output.errorCode] ?? 'unknown', data: answer.output.data }
  }

  const operations = vendorOperations(clock, async (operation, { code, key }, seconds) => {
    const params = { couponNo: code, lockNo: key, ...(operation === 'hold' ? { seconds } : {}) }
    return (await ask(methods[operation], params)).word
  })

  return {
    channel: 'Candao',
    async list({ phone, brand }) {
      const { word, data } = await ask('coupon.list', { mobile: phone, brandId: brand })
      const list = v.safeParse(List, data)
      if (word !== 'done' || !list.success) return 'unknown'
      return { vouchers: eachOnce(list.output.rows.flatMap(rowVoucher)) }
    },
    async check(code) {
      const { word, data } = await ask('coupon.get', { couponNo: code })
      const one = v.safeParse(One, data)
      return currentOutcome(word, one.success ? rowState(one.output.coupon) : undefined)
    },
    ...operations,
  }
}
