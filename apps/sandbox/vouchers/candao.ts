import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { parse } from '../parse.ts'
import { wallClock, type HttpRequest, type Operation, type HttpAnswer, type VendorApi } from './api.ts'
import type { Way } from './offers.ts'
import type { Outcome } from './wallet.ts'
import type { Issued } from './issued-voucher.ts'
import { brandIds } from '../brands.ts'

/** The app that the sandbox knows; its secret opens nothing else. */
const app = { id: 'harbour', secret: 'candao-sandbox-secret' }
const toleranceMs = 300_000

const Code = v.object({ couponNo: v.string() })
const Locked = v.object({ ...Code.entries, lockNo: v.pipe(v.string(), v.minLength(1)) })
const Question = v.variant('method', [
  v.object({
    method: v.literal('coupon.list'),
    params: v.object({ mobile: v.string(), brandId: v.picklist([brandIds.hongKong, brandIds.macau]) }),
  }),
  v.object({ method: v.literal('coupon.get'), params: Code }),
  v.object({ method: v.literal('coupon.lock'), params: v.object({ ...Locked.entries, seconds: v.pipe(v.number(), v.minValue(1)) }) }),
  v.object({ method: v.literal('coupon.consume'), params: Locked }),
  v.object({ method: v.literal('coupon.unlock'), params: Locked }),
  v.object({ method: v.literal('coupon.refund'), params: Locked }),
])

const errors: Record<Exclude<Outcome, 'done' | 'nothing'>, [number, string]> = {
  unknown: [5001, 'coupon not found'],
  taken: [5002, 'coupon is locked by another order'],
  used: [5003, 'coupon is used'],
  ended: [5004, 'coupon has expired'],
  soldOut: [5005, 'activity quota is used up'],
  late: [5006, 'lock is closed'],
}

/**
 * The restaurant's platform: every question is a `POST /openapi` that its sender signs, `X-Sign` being the HMAC-SHA256 of app, timestamp,
 * nonce and body; a nonce is good once. It answers 200 with `status` 1, or 0 and an `errorCode`. Amounts are cents, lists are parted by commas.
 */
export function candaoApi(now = Date.now): VendorApi {
  const nonces = new Map<string, number>()

  function signed({ headers, body }: HttpRequest): boolean {
    const [id, time, nonce, sign] = ['x-app', 'x-timestamp', 'x-nonce', 'x-sign'].map((name) => String(headers[name] ?? ''))
    const wanted = createHmac('sha256', app.secret).update([id, time, nonce, body].join('\n')).digest('hex')
    const equal = sign?.length === wanted.length && timingSafeEqual(Buffer.from(sign), Buffer.from(wanted))
    if (!equal || id !== app.id || !nonce || nonces.has(nonce) || Math.abs(now() - Number(time)) > toleranceMs) return false
    for (const [old, at] of nonces) if (now() - at > 2 * toleranceMs) nonces.delete(old)
    nonces.set(nonce, now())
    return true
  }

  return {
    read(asked) {
      if (asked.method !== 'POST' || asked.path !== '/openapi') return { status: 404, body: 'no such interface' }
      if (!signed(asked)) return refused(4001, 'signature is wrong')
      const question = v.safeParse(Question, parse(asked.body))
      return question.success ? operationOf(question.output) : refused(4002, 'parameters are wrong')
    },
    say(operation, { outcome, vouchers }) {
      if (outcome !== 'done' && outcome !== 'nothing') return refused(...errors[outcome])
      if (operation.name === 'list') return accepted({ total: vouchers.length, rows: vouchers.map(row) })
      return accepted({ coupon: vouchers.map(row)[0] ?? null, changed: outcome === 'done' })
    },
    loseLogins: () => refused(4001, 'signature is wrong'),
  }
}

const accepted = (data: unknown): HttpAnswer => ({ status: 200, body: { status: 1, errorCode: 0, msg: 'success', data } })
const refused = (errorCode: number, msg: string): HttpAnswer => ({ status: 200, body: { status: 0, errorCode, msg, data: null } })

function operationOf(question: v.InferOutput<typeof Question>): Operation {
  switch (question.method) {
    case 'coupon.list':
      return { name: 'list', owner: question.params.mobile, region: question.params.brandId === brandIds.hongKong ? 'HK' : 'MO' }
    case 'coupon.get':
      return { name: 'check', code: question.params.couponNo }
    case 'coupon.lock': {
      const { couponNo, lockNo, seconds } = question.params
      return { name: 'hold', code: couponNo, key: lockNo, ttlMs: seconds * 1000 }
    }
    case 'coupon.consume':
      return { name: 'commit', code: question.params.couponNo, key: question.params.lockNo }
    case 'coupon.unlock':
      return { name: 'release', code: question.params.couponNo, key: question.params.lockNo }
    case 'coupon.refund':
      return { name: 'reverse', code: question.params.couponNo, key: question.params.lockNo }
  }
}

const channels: Record<Way, string> = { takeaway: 'A01', delivery: 'A02', counter: 'A03', dineIn: 'A05' }
const states = { free: 0, held: 1, used: 2 }

function row({ code, offer, begins, ends, state }: Issued): unknown {
  const { name, terms, gives, minimum, needs, ways, weekdays = [] } = offer
  return {
    couponId: offer.offerId,
    couponNo: code,
    couponName: name.tc,
    couponNameEn: name.en,
    couponType: gives.kind === 'fixed' ? 5 : 1,
    amount: gives.kind === 'cash' ? gives.amount : 0,
    limitAmount: minimum,
    fixProduct: gives.kind === 'fixed' ? gives.pid : '',
    fixPrice: gives.kind === 'fixed' ? gives.price : 0,
    includeProducts: needs?.mode === 'include' ? needs.pids.join(',') : '',
    includeCount: needs?.mode === 'include' ? needs.count : 0,
    excludeProducts: needs?.mode === 'exclude' ? needs.pids.join(',') : '',
    storeIds: '',
    channels: ways.map((way) => channels[way]).join(','),
    weekdays: weekdays.join(','),
    specialDates: '',
    beginTime: moment(begins),
    endTime: moment(ends),
    remark: terms.map(({ tc, en }) => `${tc}|${en}`).join('\n'),
    state: states[state.is],
    lockNo: state.is === 'free' ? '' : state.key,
  }
}

function moment(instant: number): string {
  const [year, month, day, ...time] = wallClock(instant)
  return `${year}-${month}-${day} ${time.join(':')}`
}
