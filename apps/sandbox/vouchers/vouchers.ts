import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { parse } from '../parse.ts'
import { type HttpRequest, type Operation, type Done, type HttpAnswer, type VendorApi } from './api.ts'
import { candaoApi } from './candao.ts'
import { createFaults, type Fault, type FaultKind } from './faults.ts'
import { mezzofyApi } from './mezzofy.ts'
import { offers, vendors, type Vendor } from './offers.ts'
import { storellectApi } from './storellect.ts'
import { told, vouchersPage } from './vouchers-page.ts'
import { openVoucherJournal } from './voucher-journal.ts'
import { createWallet } from './wallet.ts'
import { partnerApp } from './yuu-app.ts'
import { createPartnerGuests } from './yuu-guests.ts'
import { createPartnerTokens } from './yuu-tokens.ts'
import { yuuApi } from './yuu.ts'
import { hearOwnHosts } from '../own-host.ts'

const Wanted = v.object({
  offer: v.picklist(offers.map(({ offerId }) => offerId)),
  /** A phone; left out, it is good in whoever's hands it is. */
  owner: v.optional(v.string()),
  code: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,60}$/))),
  region: v.optional(v.picklist(['HK', 'MO']), 'HK'),
  /** Milliseconds from now; negative for one that has ended. */
  endsIn: v.optional(v.number()),
})

type VoucherServerOptions = { now?: () => number; file?: string | undefined; harbour?: string }
type Answer = HttpAnswer & { cut?: boolean; headers?: Record<string, string> }

/**
 * The vendors of vouchers, each under its own name and with its own login and answers, for this machine only. `GET /` shows every voucher and
 * who holds it, `GET /vouchers` the same as JSON, `POST /vouchers { offer, owner?, code?, region?, endsIn? }` issues one, `POST /faults` orders
 * faults, `GET /faults` tells those to come and how many requests one keeps waiting, and `DELETE /faults` calls them off. `GET /yuu/app` is the
 * loyalty partner's own app, which opens `harbour`. Vouchers are kept in `file`; without one, and all else, only as long as it runs.
 */
export function createVouchers({ now = Date.now, file, harbour = 'http://127.0.0.1:3000' }: VoucherServerOptions = {}): Server {
  const [faults, guests] = [createFaults(), createPartnerGuests()]
  const app = partnerApp({ guests, tokens: createPartnerTokens(now), harbour })
  /** Requests that a fault keeps waiting. */
  let late = 0
  const journal = openVoucherJournal(file)
  const wallet = (vendor: Vendor) => createWallet(vendor, now, journal)
  const wallets = { candao: wallet('candao'), storellect: wallet('storellect'), yuu: wallet('yuu'), mezzofy: wallet('mezzofy') }
  const all = () => Object.values(wallets).flatMap((each) => each.all())
  const apis: Record<Vendor, VendorApi> = {
    candao: candaoApi(),
    storellect: storellectApi(),
    yuu: yuuApi(guests),
    mezzofy: mezzofyApi(now),
  }
  return createServer(
    hearOwnHosts((request, response) => {
      void answer(request)
        .catch((): Answer => ({ status: 500, body: 'something went wrong' }))
        .then((said) => say(response, said))
    }),
  )

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://vouchers')
    const [, first = '', ...rest] = pathname.split('/')
    const [method, body] = [request.method ?? '', await text(request)]
    const vendor = vendors.find((one) => one === first)
    if (!vendor) return control(method, pathname, body)
    const asked = { method, path: `/${rest.join('/')}`, query: searchParams, headers: request.headers, body }
    return (vendor === 'yuu' ? await app(asked) : undefined) ?? ask(vendor, asked)
  }

  function control(method: string, path: string, body: string): Answer {
    const seen = { vouchers: all(), guests: guests.all(), faults: faults.coming(), at: now() }
    if (method === 'GET' && path === '/') return { status: 200, body: vouchersPage(seen) }
    if (method === 'GET' && path === '/vouchers') return { status: 200, body: all().map((voucher) => told(voucher, now())) }
    if (method === 'POST' && path === '/vouchers') return issue(parse(body))
    if (method === 'GET' && path === '/faults') return { status: 200, body: { coming: faults.coming(), late } }
    if (method === 'POST' && path === '/faults') return faults.order(parse(body)) ? none : { status: 400, body: 'not a fault' }
    if (method !== 'DELETE' || path !== '/faults') return { status: 404, body: 'nothing here' }
    faults.clear()
    return none
  }

  function issue(wanted: unknown): Answer {
    const read = v.safeParse(Wanted, wanted)
    const offer = offers.find(({ offerId }) => read.success && offerId === read.output.offer)
    if (!read.success || !offer) return { status: 400, body: 'not a voucher' }
    const { owner = null, ...rest } = read.output
    return { status: 201, body: told(wallets[offer.vendor].issue({ ...rest, offer, owner }), now()) }
  }

  async function ask(vendor: Vendor, asked: HttpRequest): Promise<Answer> {
    const api = apis[vendor]
    const operation = api.read(asked)
    if ('status' in operation) return operation
    const fault = faults.next(vendor, operation.name)
    const early = fault && withNothingDone(fault, api, operation)
    if (early) return early
    if (fault?.kind === 'late') await beLate(fault.ms)
    const done = fault?.kind === 'twice' ? doubled(perform(vendor, operation), perform(vendor, operation)) : perform(vendor, operation)
    if (fault?.kind === 'slow') await wait(fault.ms, undefined, { ref: false })
    return (fault && withEverythingDone[fault.kind]) ?? api.say(operation, done)
  }

  async function beLate(ms: number): Promise<void> {
    late++
    await wait(ms, undefined, { ref: false })
    late--
  }

  function perform(vendor: Vendor, operation: Operation): Done {
    const wallet = wallets[vendor]
    if (operation.name === 'list') {
      const regions = operation.region ? [operation.region] : bothRegions
      return { outcome: 'done', vouchers: regions.flatMap((region) => wallet.ofOwner(operation.owner, region)) }
    }
    const voucher = wallet.find(operation.code)
    if (!voucher) return { outcome: 'unknown', vouchers: [] }
    if (operation.name === 'check')
      return { outcome: wallet.ended(voucher) && voucher.state.is === 'free' ? 'ended' : 'done', vouchers: [voucher] }
    const outcome =
      operation.name === 'hold'
        ? wallet.hold(operation.code, operation.key, operation.ttlMs)
        : wallet[operation.name](operation.code, operation.key)
    return { outcome, vouchers: [wallet.find(operation.code) ?? voucher] }
  }
}

const bothRegions = ['HK', 'MO'] as const
const none: Answer = { status: 204, body: '' }
const broken: Answer = { status: 500, body: 'Internal Server Error' }
const cut: Answer = { status: 500, body: '', cut: true }

/** The answer with nothing done. */
function withNothingDone({ kind }: Fault, api: VendorApi, operation: Operation): Answer | undefined {
  if (kind === 'broken') return broken
  if (kind === 'cut') return cut
  if (kind === 'limit') return { status: 429, body: 'Too many requests' }
  if (kind === 'login-lost') return api.loseLogins()
  if (kind === 'out-of-stock') return api.say(operation, { outcome: 'soldOut', vouchers: [] })
  return kind === 'expired' ? api.say(operation, { outcome: 'ended', vouchers: [] }) : undefined
}

/** The answers in place of the true one, with everything done. */
const withEverythingDone: Partial<Record<FaultKind, Answer>> = {
  'broken-after': broken,
  'cut-after': cut,
  garbled: { status: 200, body: '<html>maintenance</html>' },
}

/** The second of two answers; a list says everything twice. */
function doubled(first: Done, second: Done): Done {
  return { outcome: second.outcome, vouchers: [...first.vouchers, ...second.vouchers] }
}

function say(response: ServerResponse, { status, body, headers, cut: gone }: Answer): void {
  if (gone) return void response.destroy()
  const page = typeof body === 'string'
  response.writeHead(status, {
    'content-type': page ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; img-src data:`,
    'x-content-type-options': 'nosniff',
    ...headers,
  })
  response.end(status === 204 ? undefined : page ? body : JSON.stringify(body))
}
