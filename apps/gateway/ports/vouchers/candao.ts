import { createHmac, randomUUID } from 'node:crypto'
import type { Brand } from '@harbour/rules'
import * as v from 'valibot'
import { askVendor, type Line } from './ask-vendor.ts'
import { CandaoRow, rowState, rowVoucher } from './candao-row.ts'
import { eachOnce } from './vendor-terms.ts'
import { meaning, type VendorWord } from './vendor-word.ts'
import type { VoucherVendor } from './voucher-vendor.ts'

export type CandaoSettings = { url: string; app: string; secret: string }

const Answer = v.object({ status: v.picklist([0, 1]), errorCode: v.number(), data: v.unknown() })
const List = v.object({ rows: v.array(v.unknown()) })
const One = v.object({ coupon: CandaoRow })
const words: Partial<Record<number, VendorWord>> = {
  0: 'done',
  5001: 'absent',
  5002: 'taken',
  5003: 'used',
  5004: 'ended',
  5005: 'ended',
  5006: 'late',
}

/** The restaurant's own platform: every question is signed by an HMAC over the app's id, the time, a nonce and the body. */
export function candaoVendor({ url, app, secret }: CandaoSettings, { clock, patienceMs }: Line): VoucherVendor {
  async function ask(method: string, params: object): Promise<{ word: VendorWord; data: unknown }> {
    const body = JSON.stringify({ method, params })
    // The platform compares with its own, real clock, also where ours tries an evening at noon.
    const [time, nonce] = [String(Date.now()), randomUUID()]
    const sign = createHmac('sha256', secret).update([app, time, nonce, body].join('\n')).digest('hex')
    const headers = { 'content-type': 'application/json', 'x-app': app, 'x-timestamp': time, 'x-nonce': nonce, 'x-sign': sign }
    const heard = await askVendor({ url: `${url}/openapi`, method: 'POST', headers, body }, AbortSignal.timeout(patienceMs))
    const answer = v.safeParse(Answer, heard?.body)
    if (!answer.success) return { word: 'unknown', data: undefined }
    return { word: words[answer.output.errorCode] ?? 'unknown', data: answer.output.data }
  }

  const act = async (method: string, code: string, params: object): Promise<VendorWord> =>
    (await ask(method, { couponNo: code, ...params })).word

  return {
    channel: 'Candao',
    async list({ phone, brand }: { phone: string; brand: Brand }) {
      const { word, data } = await ask('coupon.list', { mobile: phone, brandId: brand })
      const list = v.safeParse(List, data)
      if (word !== 'done' || !list.success) return 'unknown'
      return { vouchers: eachOnce(list.output.rows.flatMap(rowVoucher)) }
    },
    async check(code) {
      const { word, data } = await ask('coupon.get', { couponNo: code })
      if (word === 'absent' || word === 'ended') return 'gone'
      const one = v.safeParse(One, data)
      return word === 'done' && one.success ? rowState(one.output.coupon) : 'unknown'
    },
    async hold({ code, key, until }) {
      const seconds = Math.max(1, Math.ceil((until - clock.now()) / 1000))
      return meaning.hold[await act('coupon.lock', code, { lockNo: key, seconds })]
    },
    commit: async ({ code, key }) => meaning.commit[await act('coupon.consume', code, { lockNo: key })],
    release: async ({ code, key }) => meaning.release[await act('coupon.unlock', code, { lockNo: key })],
    reverse: async ({ code, key }) => meaning.reverse[await act('coupon.refund', code, { lockNo: key })],
  }
}
