import { createHash, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { parse } from '../parse.ts'
import { type HttpRequest, type Operation, type HttpAnswer, type VendorApi } from './api.ts'
import type { Issued } from './issued-voucher.ts'
import { couponSerial } from './mezzofy-serial.ts'
import type { Outcome } from './wallet.ts'

/** The account that the sandbox knows; its secret opens nothing else, and is its merchant's name as well. */
const [key, secret, outlet] = ['mezzofy-sandbox-key', 'mezzofy-sandbox-secret', 'harbour']
const client = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`
const lifeMs = 60 * 60_000

const Reference = v.pipe(v.string(), v.minLength(1))
const Serials = v.tuple([v.object({ serial: v.string() })])
const Redeem = v.object({
  txn_redeem: v.object({ outlet_id: v.literal(outlet), transaction_ref_no: Reference, hold_seconds: v.pipe(v.number(), v.minValue(1)) }),
  txn_serials: Serials,
})
const Rollback = v.object({ transaction_ref_no: Reference, txn_serials: Serials })
const Void = v.object({ txn_void: v.object({ outlet_id: v.literal(outlet), reference_id: Reference }), txn_serials: v.tuple([v.string()]) })

/** By HTTP's own words: Mezzofy's are not known. */
const statuses: Record<Exclude<Outcome, 'done' | 'nothing'>, number> = {
  unknown: 404,
  taken: 409,
  used: 409,
  late: 409,
  ended: 410,
  soldOut: 410,
}

type Redemption = { code: string; key: string }

/**
 * A vendor of gift vouchers by version 2 of its API: a bearer token for an hour (OAuth client credentials), serials of customers, and redemptions
 * that are begun, then committed or rolled back by their number. Each service lies in a folder here, and has a host of its own there.
 */
export function mezzofyApi(now = Date.now): VendorApi {
  let tokens = new Map<string, number>()
  /** The numbers that were given out, each with its serial and reference. */
  const redemptions = new Map<string, Redemption>()

  function newToken({ headers, body }: HttpRequest): HttpAnswer {
    if (headers.authorization !== client) return problem(401)
    const form = new URLSearchParams(body)
    if (form.get('grant_type') !== 'client_credentials' || form.get('merchant_id') !== secret) return problem(400)
    for (const [old, until] of tokens) if (until <= now()) tokens.delete(old)
    const token = randomUUID()
    tokens.set(token, now() + lifeMs)
    return { status: 200, body: { accessToken: token, accessTokenExpiresAt: new Date(now() + lifeMs).toISOString() } }
  }

  /** The same number for the same key, so that one who asks twice is told the same. */
  function numberOf(code: string, reference: string): string {
    const number = createHash('sha256').update(`${code}|${reference}`).digest('hex').slice(0, 20).toUpperCase()
    redemptions.set(number, { code, key: reference })
    return number
  }

  const tell = (voucher: Issued) => {
    const redemption = voucher.state.is === 'free' ? null : numberOf(voucher.code, voucher.state.key)
    return couponSerial(voucher, { at: now(), redemption })
  }

  return {
    read(asked) {
      if (asked.method === 'POST' && asked.path === '/auth/v2/token') return newToken(asked)
      const token = /^Bearer (.+)$/.exec(asked.headers.authorization ?? '')?.[1] ?? ''
      if ((tokens.get(token) ?? 0) <= now()) return problem(401)
      return operationOf(asked, redemptions) ?? problem(404)
    },
    say(operation, { outcome, vouchers }) {
      const [voucher] = vouchers
      if (operation.name === 'check' && outcome === 'ended' && voucher) return { status: 200, body: tell(voucher) }
      if (outcome !== 'done' && outcome !== 'nothing') return problem(statuses[outcome])
      if (operation.name === 'list') return { status: 200, body: pageOf(vouchers.map(tell), operation.page) }
      if (operation.name === 'check') return voucher ? { status: 200, body: tell(voucher) } : problem(404)
      const { name, code, key: reference } = operation
      const redemption = { transaction_id: numberOf(code, reference), transaction_ref_no: reference, outlet_id: outlet }
      return { status: 200, body: name === 'commit' ? { txn_serials: [code], redeem_response: redemption } : redemption }
    },
    loseLogins() {
      tokens = new Map()
      return problem(401)
    },
  }
}

const problem = (status: number): HttpAnswer => ({
  status,
  body: { status, code: String(status), message: 'refused', developerMessage: '' },
})

function pageOf(results: readonly unknown[], { skip, limit } = { skip: 0, limit: results.length }) {
  const part = results.slice(skip, skip + limit)
  return { summary: { filteredsize: results.length, resultsize: part.length, totalsize: results.length }, results: part }
}

function operationOf({ method, path, query, body }: HttpRequest, redemptions: ReadonlyMap<string, Redemption>): Operation | undefined {
  const [, service, version, ...rest] = path.split('/').map(decodeURIComponent)
  if (version !== 'v2') return undefined
  if (method === 'GET' && service === 'serial') return serialOperation(rest, query)
  if (method !== 'POST' || service !== 'transaction') return undefined
  return redemptionOperation(rest, parse(body), redemptions)
}

function serialOperation([first, customer]: string[], query: URLSearchParams): Operation | undefined {
  if (first !== 'customer') return first ? { name: 'check', code: first } : undefined
  const page = { skip: Number(query.get('skip') ?? 0), limit: Number(query.get('limit') ?? 20) }
  return customer ? { name: 'list', owner: customer, page } : undefined
}

function redemptionOperation(
  [verb = '', number = '', then = '']: string[],
  given: unknown,
  redemptions: ReadonlyMap<string, Redemption>,
): Operation | undefined {
  if (verb === 'void' && number === 'redeem') {
    const read = v.safeParse(Void, given)
    return read.success ? { name: 'reverse', code: read.output.txn_serials[0], key: read.output.txn_void.reference_id } : undefined
  }
  if (verb !== 'redeem') return undefined
  if (number === '') return begun(given)
  const known = redemptions.get(number)
  if (then === 'commit') return known && { name: 'commit', ...known }
  if (then !== 'rollback') return undefined
  return known ? { name: 'release', ...known } : rolledBackEarly(number, given)
}

function begun(given: unknown): Operation | undefined {
  const read = v.safeParse(Redeem, given)
  if (!read.success) return undefined
  const { txn_redeem: redeem, txn_serials: serials } = read.output
  return { name: 'hold', code: serials[0].serial, key: redeem.transaction_ref_no, ttlMs: redeem.hold_seconds * 1000 }
}

/** A redemption that has not begun yet is rolled back by its reference, which then begins none any more. */
function rolledBackEarly(reference: string, given: unknown): Operation | undefined {
  const read = v.safeParse(Rollback, given)
  if (!read.success || read.output.transaction_ref_no !== reference) return undefined
  return { name: 'release', code: read.output.txn_serials[0].serial, key: reference }
}
