import * as v from 'valibot'
import { parse } from '../parse.ts'
import { wallClock, type HttpRequest, type Operation, type HttpAnswer, type VendorApi } from './api.ts'
import type { Outcome } from './wallet.ts'
import type { Issued } from './issued-voucher.ts'
import { cardOf, profileOf, type PartnerGuests } from './yuu-guests.ts'

/** The client that the sandbox knows; its secret opens nothing else. */
const client = { id: 'harbour', secret: 'yuu-sandbox-secret' }

const Lock = v.object({ txnId: v.pipe(v.string(), v.minLength(1)), lockSeconds: v.pipe(v.number(), v.minValue(1)) })
const Transaction = v.object({ txnId: v.pipe(v.string(), v.minLength(1)) })

const results: Record<Exclude<Outcome, 'done' | 'nothing'>, string> = {
  unknown: 'V404',
  taken: 'V409',
  used: 'V410',
  ended: 'V411',
  soldOut: 'V412',
  late: 'V413',
}

/**
 * The loyalty partner's server. It knows us by id and secret, tells who a token's subject is while they are logged in to the partner's app, asks
 * for the guest key where somebody's vouchers are told, and answers 403 where that key is lost. Amounts are dollars as numbers, dates DD/MM/YYYY,
 * the last day included.
 */
export function yuuApi(guests: PartnerGuests): VendorApi {
  function listOf({ query, headers }: HttpRequest): Operation | HttpAnswer {
    const guest = guests.byKey(String(headers['x-guest-key'] ?? ''))
    return guest ? { name: 'list', owner: guest.phone, region: query.get('region') === 'MO' ? 'MO' : 'HK' } : keyLost
  }

  function loginStatus(phone: string): HttpAnswer {
    const guest = guests.byPhone(phone)
    return guest ? result('S0000', { yuuToken: guest.token }) : result('E403', null)
  }

  function guestOf(subject: string): HttpAnswer {
    const guest = guests.bySubject(subject)
    return guest ? result('S0000', { ...guest, cardNo: cardOf(guest) }) : result('E403', null)
  }

  function profile({ headers }: HttpRequest): HttpAnswer {
    const guest = guests.byToken(String(headers['x-yuu-token'] ?? ''))
    return guest ? result('S0000', profileOf(guest)) : result('E403', null)
  }

  return {
    read(asked) {
      const { method, path, query, headers } = asked
      if (headers['x-client-id'] !== client.id || headers['x-client-secret'] !== client.secret) return result('E401', null)
      if (method === 'GET' && path === '/login-status') return loginStatus(query.get('phone') ?? '')
      if (method === 'GET' && path === '/profile') return profile(asked)
      if (method === 'GET' && path.startsWith('/guests/')) return guestOf(decodeURIComponent(path.slice('/guests/'.length)))
      if (method === 'GET' && path === '/vouchers') return listOf(asked)
      return operationOf(asked) ?? result('E400', null)
    },
    say(operation, { outcome, vouchers }) {
      if (outcome !== 'done' && outcome !== 'nothing') return result(results[outcome], null)
      if (operation.name === 'list') return result('S0000', { voucherList: vouchers.map(voucher) })
      return result(outcome === 'done' ? 'S0000' : 'S0001', { voucher: vouchers.map(voucher)[0] })
    },
    loseLogins() {
      guests.logOut()
      return keyLost
    },
  }
}

const keyLost: HttpAnswer = { status: 403, body: { resultCode: 'E403', resultBody: null } }
const result = (resultCode: string, resultBody: unknown): HttpAnswer => ({ status: 200, body: { resultCode, resultBody } })

function operationOf({ method, path, body }: HttpRequest): Operation | undefined {
  const [, noun, code = '', verb] = path.split('/').map(decodeURIComponent)
  if (noun !== 'vouchers' || !code) return undefined
  if (method === 'GET' && verb === undefined) return { name: 'check', code }
  const given = parse(body)
  if (verb === 'lock') {
    const read = v.safeParse(Lock, given)
    return read.success ? { name: 'hold', code, key: read.output.txnId, ttlMs: read.output.lockSeconds * 1000 } : undefined
  }
  const name = verb === 'use' ? 'commit' : verb === 'unlock' ? 'release' : verb === 'refund' ? 'reverse' : undefined
  const read = v.safeParse(Transaction, given)
  return name && read.success ? { name, code, key: read.output.txnId } : undefined
}

const states = { free: 'AVAILABLE', held: 'LOCKED', used: 'USED' }

function voucher({ code, offer, region, begins, ends, state }: Issued): unknown {
  const { name, terms, gives, minimum, needs, ways, weekdays } = offer
  return {
    voucherNo: code,
    title: { tc: name.tc, en: name.en },
    details: terms,
    rewardType: gives.kind === 'cash' ? 'CASH' : gives.kind === 'discount' ? 'PERCENT' : 'ITEM',
    rewardValue: gives.kind === 'cash' ? gives.amount / 100 : gives.kind === 'discount' ? 100 - gives.pays : null,
    itemCode: gives.kind === 'product' ? gives.sku[region] : null,
    requiredItemCode: needs?.mode === 'sku' ? needs.sku[region] : null,
    spendOver: minimum / 100,
    fulfilment: ways.map((way) => ({ takeaway: 'PICKUP', delivery: 'DELIVERY', dineIn: 'DINE_IN', counter: 'POS' })[way]),
    weekdays: weekdays ?? null,
    effectiveFrom: date(begins),
    effectiveTo: date(ends),
    voucherStatus: states[state.is],
    txnId: state.is === 'free' ? null : state.key,
  }
}

function date(instant: number): string {
  const [year, month, day] = wallClock(instant)
  return `${day}/${month}/${year}`
}
