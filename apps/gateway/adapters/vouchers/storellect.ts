import { brandIds } from '@harbour/rules'
import * as v from 'valibot'
import { sendRequest, type HttpReply, type HttpRequest } from '../http-request.ts'
import { createCachedLogin, type Pass } from '../cached-login.ts'
import type { VendorConnection } from './vendor-connection.ts'
import { itemState, itemVoucher, StorellectItem } from './storellect-item.ts'
import { currentOutcome, vendorOperations } from './vendor-operations.ts'
import { eachOnce } from './vendor-fields.ts'
import type { VendorOutcome } from './vendor-outcomes.ts'
import type { VoucherVendor } from '../../modules/vouchers/voucher-vendor.ts'

export type StorellectSettings = { url: string; client: string; secret: string }

const Token = v.object({ access_token: v.string(), expires_in: v.pipe(v.number(), v.minValue(1)) })
const List = v.object({ items: v.array(v.unknown()) })
const Problem = v.object({ code: v.string() })
const words: Record<string, VendorOutcome> = {
  coupon_not_found: 'absent',
  coupon_reserved: 'taken',
  coupon_redeemed: 'used',
  coupon_expired: 'ended',
  campaign_exhausted: 'ended',
  reservation_cancelled: 'late',
  /** There was nothing to give back. */
  reservation_not_found: 'done',
}
const nouns = { hold: 'reservations', commit: 'redemptions', release: 'reservations', reverse: 'refunds' }

/** A vendor with a REST interface behind an OAuth client-credentials token; the key of a hold is its idempotency key. */
export function storellectVendor({ url, client, secret }: StorellectSettings, { clock, patienceMs }: VendorConnection): VoucherVendor {
  const login = createCachedLogin(patienceMs, async (signal): Promise<Pass | undefined> => {
    const authorization = `Basic ${Buffer.from(`${client}:${secret}`).toString('base64')}`
    const headers = { authorization, 'content-type': 'application/x-www-form-urlencoded' }
    const form = { method: 'POST', headers, body: 'grant_type=client_credentials' } as const
    const reply = await sendRequest({ ...form, provider: 'storellect', url: `${url}/oauth/token` }, signal)
    const token = v.safeParse(Token, reply?.body)
    return token.success ? { word: token.output.access_token, lifeMs: token.output.expires_in * 1000 } : undefined
  })

  /** Asks with the token; with a new one once more where the vendor no longer takes it. */
  async function ask(path: string, request: Omit<HttpRequest, 'provider' | 'url'> = {}): Promise<HttpReply | undefined> {
    const signal = AbortSignal.timeout(patienceMs)
    for (let tries = 0; tries < 2; tries++) {
      const token = await login.pass()
      if (token === undefined) return undefined
      const headers = { ...request.headers, authorization: `Bearer ${token}` }
      const reply = await sendRequest({ ...request, provider: 'storellect', url: `${url}/v2${path}`, headers }, signal)
      if (reply?.status !== 401) return reply
      login.drop(token)
    }
    return undefined
  }

  const operations = vendorOperations(clock, async (operation, { code, key }, seconds) => {
    const path = `/coupons/${encodeURIComponent(code)}/${nouns[operation]}`
    if (operation === 'release') return wordOf(await ask(`${path}/${encodeURIComponent(key)}`, { method: 'DELETE' }))
    const headers = { 'content-type': 'application/json', 'idempotency-key': key }
    return wordOf(await ask(path, { method: 'POST', headers, body: JSON.stringify(operation === 'hold' ? { ttl_seconds: seconds } : {}) }))
  })

  return {
    channel: 'Storellect',
    async list({ phone, brand }) {
      const reply = await ask(`/members/${encodeURIComponent(phone)}/coupons?market=${brand === brandIds.hongKong ? 'HK' : 'MO'}`)
      const list = v.safeParse(List, reply?.body)
      return reply?.status === 200 && list.success ? { vouchers: eachOnce(list.output.items.flatMap(itemVoucher)) } : 'unknown'
    },
    async check(code) {
      const reply = await ask(`/coupons/${encodeURIComponent(code)}`)
      const item = v.safeParse(StorellectItem, reply?.body)
      return currentOutcome(wordOf(reply), item.success ? itemState(item.output) : undefined)
    },
    ...operations,
  }
}

/** Done where it says so and shows what it did; the name of its problem otherwise. */
function wordOf(reply: HttpReply | undefined): VendorOutcome {
  if (!reply) return 'unknown'
  if (reply.status === 204) return 'done'
  if (reply.status === 200 || reply.status === 201) return v.is(StorellectItem, reply.body) ? 'done' : 'unknown'
  const problem = v.safeParse(Problem, reply.body)
  return problem.success ? (words[problem.output.code] ?? 'unknown') : 'unknown'
}
