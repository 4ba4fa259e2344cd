import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { parse } from '../parse.ts'
import { wallClock, type HttpRequest, type Operation, type HttpAnswer, type VendorApi } from './api.ts'
import type { Outcome } from './wallet.ts'
import type { Issued } from './issued-voucher.ts'

/** The client that the sandbox knows; its secret opens nothing else. */
const client = `Basic ${Buffer.from('harbour:storellect-sandbox-secret').toString('base64')}`
const lifeMs = 120_000

const Reservation = v.object({ ttl_seconds: v.pipe(v.number(), v.minValue(1)) })

const problems: Record<Exclude<Outcome, 'done' | 'nothing'>, [number, string]> = {
  unknown: [404, 'coupon_not_found'],
  taken: [409, 'coupon_reserved'],
  used: [409, 'coupon_redeemed'],
  late: [409, 'reservation_cancelled'],
  ended: [410, 'coupon_expired'],
  soldOut: [410, 'campaign_exhausted'],
}

/**
 * A vendor with a REST interface: an OAuth client-credentials token that is good for two minutes, an `Idempotency-Key` for whatever changes
 * something, its answer in the HTTP status. Amounts are dollars in text, dates ISO 8601.
 */
export function storellectApi(now = Date.now): VendorApi {
  let tokens = new Map<string, number>()

  function newToken({ headers, body }: HttpRequest): HttpAnswer {
    if (headers.authorization !== client) return { status: 401, body: { error: 'invalid_client' } }
    if (new URLSearchParams(body).get('grant_type') !== 'client_credentials')
      return { status: 400, body: { error: 'unsupported_grant_type' } }
    for (const [old, until] of tokens) if (until <= now()) tokens.delete(old)
    const token = randomUUID()
    tokens.set(token, now() + lifeMs)
    return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: lifeMs / 1000 } }
  }

  return {
    read(asked) {
      if (asked.method === 'POST' && asked.path === '/oauth/token') return newToken(asked)
      const token = /^Bearer (.+)$/.exec(asked.headers.authorization ?? '')?.[1] ?? ''
      if ((tokens.get(token) ?? 0) <= now()) return noToken
      return operationOf(asked) ?? { status: 404, body: { code: 'not_found' } }
    },
    say(operation, { outcome, vouchers }) {
      if (outcome !== 'done' && outcome !== 'nothing') {
        const [status, code] = problems[outcome]
        return { status, body: { code } }
      }
      if (operation.name === 'list') return { status: 200, body: { items: vouchers.map(item), next_cursor: null } }
      if (operation.name === 'release') return { status: outcome === 'done' ? 204 : 404, body: { code: 'reservation_not_found' } }
      return { status: operation.name === 'hold' ? 201 : 200, body: vouchers.map(item)[0] }
    },
    loseLogins() {
      tokens = new Map()
      return noToken
    },
  }
}

const noToken: HttpAnswer = { status: 401, body: { code: 'invalid_token' } }

function operationOf({ method, path, query, headers, body }: HttpRequest): Operation | undefined {
  const [, version, noun, id = '', part, key = ''] = path.split('/').map(decodeURIComponent)
  if (version !== 'v2') return undefined
  if (method === 'GET' && noun === 'members' && part === 'coupons')
    return { name: 'list', owner: id, region: query.get('market') === 'MO' ? 'MO' : 'HK' }
  if (noun !== 'coupons') return undefined
  if (method === 'GET' && part === undefined) return { name: 'check', code: id }
  if (method === 'DELETE' && part === 'reservations' && key) return { name: 'release', code: id, key }
  const idempotencyKey = String(headers['idempotency-key'] ?? '')
  if (method !== 'POST' || !idempotencyKey) return undefined
  if (part === 'redemptions') return { name: 'commit', code: id, key: idempotencyKey }
  if (part === 'refunds') return { name: 'reverse', code: id, key: idempotencyKey }
  const reservation = v.safeParse(Reservation, parse(body))
  if (part !== 'reservations' || !reservation.success) return undefined
  return { name: 'hold', code: id, key: idempotencyKey, ttlMs: reservation.output.ttl_seconds * 1000 }
}

const states = { free: 'active', held: 'reserved', used: 'redeemed' }

function item({ code, offer, region, begins, ends, state }: Issued): unknown {
  const { name, terms, gives, minimum, ways } = offer
  return {
    coupon_code: code,
    serial_no: code.replaceAll('-', ' '),
    campaign: { title_zh: name.tc, title_en: name.en, conditions: terms.map(({ tc, en }) => ({ zh: tc, en })) },
    benefit:
      gives.kind === 'product'
        ? { kind: 'PRODUCT', sku: gives.sku[region] }
        : { kind: 'AMOUNT', value: dollars(gives.kind === 'cash' ? gives.amount : 0) },
    min_spend: dollars(minimum),
    service_modes: ways.map((way) => way.replace('dineIn', 'dine_in').toUpperCase()),
    outlets: null,
    valid_from: iso(begins),
    valid_to: iso(ends),
    status: states[state.is],
    reservation_id: state.is === 'free' ? null : state.key,
  }
}

const dollars = (cents: number) => (cents / 100).toFixed(2)

function iso(instant: number): string {
  const [year, month, day, ...time] = wallClock(instant)
  return `${year}-${month}-${day}T${time.join(':')}+08:00`
}
