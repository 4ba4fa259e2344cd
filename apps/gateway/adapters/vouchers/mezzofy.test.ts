import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { noon } from '../../testing/gateway.ts'
import { startVoucherSandbox } from '../../testing/vouchers-sandbox.ts'
import type { VoucherVendor } from '../../modules/vouchers/voucher-vendor.ts'
import { mezzofyVendor } from './mezzofy.ts'
import { serviceAddress } from './mezzofy-calls.ts'

type Heard = { method: string; path: string; headers: IncomingHttpHeaders; body: string }

const sandbox = await startVoucherSandbox()
const who = { userId: 'user', phone: '+85261234567', brand: 31 } as const
let heard: Heard[] = []
/** Answers in the sandbox's place, one for each token that is asked for, as long as there are any. */
let tokens: { status: number; body: unknown }[] = []
/** Answers in its place whatever else is asked, where there is one. */
let instead: { status: number; body: unknown } | undefined

/** Hands on to the sandbox what it hears, and keeps it. */
const wire = createServer((request, response) => void handOn(request, response)).listen(0, '127.0.0.1')
await once(wire, 'listening')
const url = `http://127.0.0.1:${(wire.address() as AddressInfo).port}/mezzofy` // a TCP server's address is no string

async function handOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [method, path, body] = [request.method ?? '', request.url ?? '', await text(request)]
  heard.push({ method, path, headers: request.headers, body })
  const isToken = path.endsWith('/auth/v2/token')
  const own = isToken ? tokens.shift() : instead
  if (own) return void response.writeHead(own.status).end(JSON.stringify(own.body))
  const { authorization = '', 'content-type': kind = '' } = request.headers
  const headers = { authorization, ...(body && { 'content-type': kind }) }
  const answer = await fetch(`${sandbox.url}${path}`, { method, headers, ...(body && { body }) })
  response.writeHead(answer.status).end(await answer.text())
}

const account = { key: 'mezzofy-sandbox-key', secret: 'mezzofy-sandbox-secret', merchant: 'mezzofy-sandbox-secret', outlet: 'harbour' }
const open = (more: Partial<typeof account> = {}): VoucherVendor =>
  mezzofyVendor({ url, ...account, ...more }, { clock: { now: () => noon }, patienceMs: 3000 })
const logins = () => heard.filter(({ path }) => path.endsWith('/auth/v2/token'))
const asked = () => heard.filter(({ path }) => !path.endsWith('/auth/v2/token'))

beforeEach(() => {
  ;[heard, tokens, instead] = [[], [], undefined]
})
afterEach(() => sandbox.calm())
afterAll(() => {
  sandbox.stop()
  wire.close()
})

let issued = 0
async function fresh() {
  const { code } = await sandbox.issue({ offer: 'MZ-GIFT100', code: `CALLS-${(issued += 1)}` })
  return { code: code.replace('MZ-', ''), key: `order:${issued}`, brand: 31 as const, until: noon + 600_000 }
}

test('key and secret log in by client credentials for the merchant; the token is a bearer of all that is asked', async () => {
  expect(await open().list(who)).toMatchObject({ vouchers: [{}, {}] })
  const [login] = logins()
  expect(login?.headers.authorization).toBe(`Basic ${Buffer.from(`${account.key}:${account.secret}`).toString('base64')}`)
  expect(Object.fromEntries(new URLSearchParams(login?.body))).toEqual({ grant_type: 'client_credentials', merchant_id: account.merchant })
  expect(asked()).toMatchObject([{ method: 'GET', path: '/mezzofy/serial/v2/customer/%2B85261234567?skip=0&limit=100' }])
  expect(asked()[0]?.headers.authorization).toMatch(/^Bearer .+/)
})

test('many who ask at once share one token, and so do those who come later', async () => {
  const vendor = open()
  const lists = await Promise.all(Array.from({ length: 20 }, () => vendor.list(who)))
  expect(lists.every((list) => typeof list !== 'string')).toBe(true)
  await vendor.list(who)
  expect([logins().length, asked().length]).toEqual([1, 21])
})

test('many whose token has ended share the next one', async () => {
  const vendor = open()
  await vendor.list(who)
  await sandbox.suffer({ vendor: 'mezzofy', kind: 'login-lost' })
  const lists = await Promise.all(Array.from({ length: 20 }, () => vendor.list(who)))
  expect(lists.every((list) => typeof list !== 'string')).toBe(true)
  expect(logins().length).toBe(2)
})

test('a token that is refused again is not asked for a third time: unknown', async () => {
  instead = { status: 401, body: {} }
  expect(await open().check('ANY', 31)).toBe('unknown')
  expect([logins().length, asked().length]).toEqual([2, 2])
})

test.each([{ secret: 'wrong' }, { key: 'wrong' }, { merchant: 'wrong' }])(
  '%o opens nothing, and nothing is asked without a token',
  async (more) => {
    const vendor = open(more)
    const ask = await fresh()
    expect([await vendor.list(who), await vendor.hold(ask), await vendor.release(ask)]).toEqual(['unknown', 'unknown', 'unknown'])
    expect(asked()).toEqual([])
  },
)

test('a token is taken as OAuth names it, too, and none from an answer without one', async () => {
  tokens = [{ status: 200, body: { access_token: 'stranger' } }]
  expect(await open().list(who)).toMatchObject({ vouchers: [{}, {}] })
  expect(asked().map(({ headers }) => headers.authorization === 'Bearer stranger')).toEqual([true, false])
  tokens = [{ status: 200, body: { accessToken: '' } }]
  expect(await open().list(who)).toBe('unknown')
})

test('a redemption is begun for an outlet under our key, and committed by the number that it was given', async () => {
  const [vendor, ask] = [open(), await fresh()]
  expect([await vendor.hold(ask), await open().commit(ask)]).toEqual(['held', 'committed'])
  const [begun, , commit] = asked()
  expect(JSON.parse(begun?.body ?? '')).toMatchObject({
    txn_redeem: { outlet_id: 'harbour', transaction_ref_no: ask.key, hold_seconds: 600 },
    txn_serials: [{ serial: ask.code, redeem_value: 0 }],
  })
  expect(commit?.path).toMatch(/^\/mezzofy\/transaction\/v2\/redeem\/[\dA-F]{20}\/commit$/)
})

test('a hold that lapsed is begun anew by its commit, as long as nobody else has it', async () => {
  const ask = await fresh()
  expect(await open().commit(ask)).toBe('committed')
  expect(
    asked().map(({ path }) =>
      path
        .split('/')
        .slice(4)
        .join('/')
        .replace(/[\dA-F]{20}/, 'N'),
    ),
  ).toEqual([ask.code, 'redeem', 'redeem/N/commit'])
})

test.each([404, 409, 410, 400])('a fault %s that is not Mezzofy’s own says nothing of a voucher', async (status) => {
  const [vendor, ask] = [open(), await fresh()]
  instead = { status, body: '<html>' }
  const answers = [
    vendor.list(who),
    vendor.check(ask.code, 31),
    vendor.hold(ask),
    vendor.commit(ask),
    vendor.release(ask),
    vendor.reverse(ask),
  ]
  expect(await Promise.all(answers)).toEqual(Array.from({ length: 6 }, () => 'unknown'))
})

test('what is cancelled is voided by its serial, and once', async () => {
  const [vendor, ask] = [open(), await fresh()]
  expect([await vendor.hold(ask), await vendor.commit(ask)]).toEqual(['held', 'committed'])
  expect([await vendor.reverse(ask), await vendor.reverse(ask)]).toEqual(['reversed', 'reversed'])
  expect(asked().filter(({ path }) => path.endsWith('/void/redeem')).length).toBe(1)
})

test('a list is read page by page, each serial once', async () => {
  const owner = '+85261230000'
  for (let count = 0; count < 100; count++) await sandbox.issue({ offer: 'MZ-GIFT100', owner, code: `PAGE-${count}` })
  const list = await open().list({ ...who, phone: owner })
  expect(typeof list === 'string' ? list : new Set(list.vouchers.map(({ code }) => code)).size).toBe(102)
  expect(asked().map(({ path }) => path.split('?')[1])).toEqual(['skip=0&limit=100', 'skip=100&limit=100'])
})

test.each([
  ['https://mzapi.mezzofy.com', 'https://serial.mzapi.mezzofy.com'],
  ['https://mezzofy.example:8443', 'https://serial.mezzofy.example:8443'],
  ['http://127.0.0.1:3027/mezzofy', 'http://127.0.0.1:3027/mezzofy/serial'],
])('a service of %s is at %s', (address, service) => {
  expect(serviceAddress(address, 'serial')).toBe(service)
})
