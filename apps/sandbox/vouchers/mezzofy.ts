import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { parse } from '../parse.ts'
import { type HttpRequest, type Operation, type HttpAnswer, type VendorApi } from './api.ts'
import type { Outcome } from './wallet.ts'
import type { Issued } from './issued-voucher.ts'

/** The key that the sandbox knows; it opens nothing else. */
const apiKey = 'mezzofy-sandbox-key'
const lifeMs = 300_000

const Ticket = v.object({ serial: v.string(), ref: v.pipe(v.string(), v.minLength(1)) })
const bodies = {
  '/wallet': v.object({ customer: v.string(), merchant: v.picklist(['HBR-HK', 'HBR-MO']) }),
  '/coupon': v.object({ serial: v.string() }),
  '/reserve': v.object({ ...Ticket.entries, minutes: v.pipe(v.number(), v.minValue(0.01)) }),
  '/redeem': Ticket,
  '/cancel': Ticket,
  '/void': Ticket,
}

const faults: Record<Exclude<Outcome, 'done' | 'nothing'>, string> = {
  unknown: 'C001',
  taken: 'C010',
  used: 'C011',
  ended: 'C012',
  soldOut: 'C013',
  late: 'C014',
}

/**
 * A vendor of gift vouchers: an API key opens a session of five minutes, whose id comes with every question. All are posts, and all answers
 * 200 with `res` ok or fail and a fault code. Money is an amount with its currency, dates are seconds since 1970.
 */
export function mezzofyApi(now = Date.now): VendorApi {
  let sessions = new Map<string, number>()

  function newSession({ headers }: HttpRequest): HttpAnswer {
    if (headers['x-api-key'] !== apiKey) return fail('A001')
    for (const [old, until] of sessions) if (until <= now()) sessions.delete(old)
    const session = randomUUID()
    sessions.set(session, now() + lifeMs)
    return ok({ session, ttl: lifeMs / 1000 })
  }

  return {
    read(asked) {
      if (asked.method !== 'POST') return fail('A003')
      if (asked.path === '/session') return newSession(asked)
      if ((sessions.get(String(asked.headers['x-session'] ?? '')) ?? 0) <= now()) return fail('A002')
      return operationOf(asked) ?? fail('A003')
    },
    say(operation, { outcome, vouchers }) {
      if (outcome !== 'done' && outcome !== 'nothing') return fail(faults[outcome])
      if (operation.name === 'list') return ok({ coupons: vouchers.map(coupon) })
      return ok({ coupon: vouchers.map(coupon)[0], effect: outcome === 'done' ? 1 : 0 })
    },
    loseLogins() {
      sessions = new Map()
      return fail('A002')
    },
  }
}

const ok = (data: unknown): HttpAnswer => ({ status: 200, body: { res: 'ok', data } })
const fail = (errcode: string): HttpAnswer => ({ status: 200, body: { res: 'fail', errcode } })

function operationOf({ path, body }: HttpRequest): Operation | undefined {
  const given = parse(body)
  if (path === '/wallet') {
    const read = v.safeParse(bodies[path], given)
    return read.success ? { name: 'list', owner: read.output.customer, region: read.output.merchant === 'HBR-HK' ? 'HK' : 'MO' } : undefined
  }
  if (path === '/coupon') {
    const read = v.safeParse(bodies[path], given)
    return read.success ? { name: 'check', code: read.output.serial } : undefined
  }
  if (path === '/reserve') {
    const read = v.safeParse(bodies[path], given)
    if (!read.success) return undefined
    return { name: 'hold', code: read.output.serial, key: read.output.ref, ttlMs: read.output.minutes * 60_000 }
  }
  const name = ({ '/redeem': 'commit', '/cancel': 'release', '/void': 'reverse' } as const)[path]
  const read = v.safeParse(Ticket, given)
  return name && read.success ? { name, code: read.output.serial, key: read.output.ref } : undefined
}

const states = { free: 'A', held: 'R', used: 'U' }

function coupon({ code, offer, region, begins, ends, state }: Issued): unknown {
  const { name, terms, gives, minimum, ways } = offer
  const money = (cents: number) => ({ currency: region === 'HK' ? 'HKD' : 'MOP', value: cents / 100 })
  const texts = ({ tc, en }: { tc: string; en: string }) => [
    { lang: 'zh-HK', text: tc },
    { lang: 'en', text: en },
  ]
  return {
    serial: code,
    display: code.split('-').at(-1),
    names: texts(name),
    tnc: terms.map(texts),
    face: gives.kind === 'cash' ? money(gives.amount) : null,
    item: gives.kind === 'product' ? gives.sku[region] : null,
    minspend: minimum > 0 ? money(minimum) : null,
    uses: ways.map((way) => way.slice(0, 2).toUpperCase()),
    start: Math.floor(begins / 1000),
    expiry: Math.floor(ends / 1000),
    status: states[state.is],
    ref: state.is === 'free' ? null : state.key,
  }
}
