import { brandIds } from '@harbour/rules'
import * as v from 'valibot'
import { sendRequest } from '../http-request.ts'
import { createCachedLogin, type Pass } from '../cached-login.ts'
import type { VendorConnection } from './vendor-connection.ts'
import { couponState, couponVoucher, MezzofyCoupon } from './mezzofy-coupon.ts'
import { currentOutcome, vendorOperations } from './vendor-operations.ts'
import { eachOnce } from './vendor-fields.ts'
import type { VendorOutcome } from './vendor-outcomes.ts'
import type { VoucherVendor } from '../../modules/vouchers/voucher-vendor.ts'

export type MezzofySettings = { url: string; key: string }

const Answer = v.variant('res', [
  v.object({ res: v.literal('ok'), data: v.unknown() }),
  v.object({ res: v.literal('fail'), errcode: v.string() }),
])
const Session = v.object({ session: v.string(), ttl: v.pipe(v.number(), v.minValue(1)) })
const List = v.object({ coupons: v.array(v.unknown()) })
const One = v.object({ coupon: MezzofyCoupon })
const sessionLost = 'A002'
const words: Record<string, VendorOutcome> = { C001: 'absent', C010: 'taken', C011: 'used', C012: 'ended', C013: 'ended', C014: 'late' }
const paths = { hold: '/reserve', commit: '/redeem', release: '/cancel', reverse: '/void' }

type VendorReply = { word: VendorOutcome; data?: unknown }

/** A vendor of gift vouchers: an API key opens a session, whose id goes with every request. It answers 200, whatever happens. */
export function mezzofyVendor({ url, key: apiKey }: MezzofySettings, { clock, patienceMs }: VendorConnection): VoucherVendor {
  const post = async (path: string, headers: Record<string, string>, body: object, signal: AbortSignal) => {
    const sent = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) } as const
    return v.safeParse(Answer, (await sendRequest({ ...sent, provider: 'mezzofy', url: `${url}${path}` }, signal))?.body)
  }
  const login = createCachedLogin(patienceMs, async (signal): Promise<Pass | undefined> => {
    const answer = await post('/session', { 'x-api-key': apiKey }, {}, signal)
    const session = v.safeParse(Session, answer.success && answer.output.res === 'ok' ? answer.output.data : undefined)
    return session.success ? { word: session.output.session, lifeMs: session.output.ttl * 1000 } : undefined
  })

  /** Asks within the session; within a new one once more where the old one has ended. */
  async function ask(path: string, body: object): Promise<VendorReply> {
    const signal = AbortSignal.timeout(patienceMs)
    for (let tries = 0; tries < 2; tries++) {
      const session = await login.pass()
      if (session === undefined) break
      const answer = await post(path, { 'x-session': session }, body, signal)
      if (!answer.success) break
      if (answer.output.res === 'ok') return { word: 'done', data: answer.output.data }
      if (answer.output.errcode !== sessionLost) return { word: words[answer.output.errcode] ?? 'unknown' }
      login.drop(session)
    }
    return { word: 'unknown' }
  }

  const operations = vendorOperations(clock, async (operation, { code, key }, seconds) => {
    const body = { serial: code, ref: key, ...(operation === 'hold' ? { minutes: seconds / 60 } : {}) }
    return (await ask(paths[operation], body)).word
  })

  return {
    channel: 'Mezzofy',
    async list({ phone, brand }) {
      const { word, data } = await ask('/wallet', { customer: phone, merchant: brand === brandIds.hongKong ? 'HBR-HK' : 'HBR-MO' })
      const list = v.safeParse(List, data)
      return word === 'done' && list.success ? { vouchers: eachOnce(list.output.coupons.flatMap(couponVoucher)) } : 'unknown'
    },
    async check(code) {
      const { word, data } = await ask('/coupon', { serial: code })
      const one = v.safeParse(One, data)
      return currentOutcome(word, one.success ? couponState(one.output.coupon) : undefined)
    },
    ...operations,
  }
}
