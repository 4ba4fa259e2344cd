import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createVouchers } from './vouchers.ts'

const server = createVouchers().listen(0, '127.0.0.1')
await once(server, 'listening')
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // a TCP server's address is no string
afterAll(() => void server.close())

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(body), headers })

async function mezzofyToken(): Promise<Record<string, string>> {
  const authorization = `Basic ${Buffer.from('mezzofy-sandbox-key:mezzofy-sandbox-secret').toString('base64')}`
  const body = new URLSearchParams({ grant_type: 'client_credentials', merchant_id: 'mezzofy-sandbox-secret' })
  const answer = await fetch(`${url}/mezzofy/auth/v2/token`, { method: 'POST', headers: { authorization }, body })
  const { accessToken } = (await answer.json()) as { accessToken: string } // as Mezzofy tells it
  return { authorization: `Bearer ${accessToken}` }
}

const redemption = (serial: string, reference: string) => ({
  txn_redeem: { outlet_id: 'harbour', transaction_ref_no: reference, hold_seconds: 600 },
  txn_serials: [{ serial, redeem_value: 0 }],
})

test('the page shows who holds what, and nothing of it is markup', async () => {
  expect(await (await fetch(url)).text()).toContain('Nothing yet.')
  expect((await post('/vouchers', { offer: 'MZ-GIFT100', owner: '<b>', code: 'PAGE' })).status).toBe(201)
  await post('/mezzofy/transaction/v2/redeem', redemption('PAGE', 'order-7'), await mezzofyToken())
  await post('/faults', { vendor: 'yuu', kind: 'slow', times: 2 })
  const page = await (await fetch(url)).text()
  expect(page).toContain('held under order-7')
  expect(page).toContain('&lt;b&gt;')
  expect(page).toContain('yuu: slow, 2 times')
  expect((await fetch(`${url}/faults`, { method: 'DELETE' })).status).toBe(204)
  expect(await (await fetch(url)).text()).not.toContain('yuu: slow')
  const [told] = (await (await fetch(`${url}/vouchers`)).json()) as unknown[] // a list, as it says
  expect(told).toMatchObject({ vendor: 'mezzofy', code: 'PAGE', state: 'held', key: 'order-7', ended: false })
})

test.each([
  ['/faults', { vendor: 'acme', kind: 'slow' }],
  ['/faults', { vendor: 'yuu', kind: 'rain' }],
  ['/faults', { vendor: 'yuu', kind: 'slow', times: 0 }],
  ['/vouchers', { offer: 'MZ-NONE' }],
  ['/vouchers', { offer: 'MZ-GIFT100', code: 'two words' }],
  ['/yuu/app/login', { phone: '+85261234567' }],
])('what makes no sense is turned away: %s %o', async (path, body) => {
  expect((await post(path, body)).status).toBe(400)
})

test.each([
  ['/candao/openapi', 200, '"errorCode":4001'],
  ['/storellect/v2/members/x/coupons', 401, 'invalid_token'],
  ['/yuu/vouchers/X/lock', 200, 'E401'],
  ['/mezzofy/transaction/v2/redeem', 401, '"status":401'],
  ['/acme/coupons', 404, 'nothing here'],
])('%s says nothing to strangers', async (path, status, words) => {
  const answer = await post(path, {})
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(words)])
})

test('faults come in their order, each for as many requests of the named operations as it says', async () => {
  const token = await mezzofyToken()
  await post('/vouchers', { offer: 'MZ-GIFT100', code: 'ORDER' })
  await post('/faults', [
    { vendor: 'mezzofy', kind: 'broken', on: ['hold'], times: 2 },
    { vendor: 'mezzofy', kind: 'limit', on: ['hold'] },
    { vendor: 'mezzofy', kind: 'broken', on: ['commit'] },
  ])
  const hold = () => post('/mezzofy/transaction/v2/redeem', redemption('ORDER', 'a'), token)
  const heard = [(await hold()).status, (await fetch(`${url}/mezzofy/serial/v2/ORDER`, { headers: token })).status, (await hold()).status]
  expect(heard).toEqual([500, 200, 500])
  expect((await hold()).status).toBe(429)
  const held = await hold()
  const { transaction_id: number } = (await held.json()) as { transaction_id: string } // as Mezzofy tells it
  const commit = async () => (await post(`/mezzofy/transaction/v2/redeem/${number}/commit`, {}, token)).status
  expect([held.status, await commit(), await commit()]).toEqual([200, 500, 200])
})

test('a signature is good once', async () => {
  const { createHmac } = await import('node:crypto')
  const body = JSON.stringify({ method: 'coupon.get', params: { couponNo: 'NONE' } })
  const asked = async (time: number, nonce: string) => {
    const sign = createHmac('sha256', 'candao-sandbox-secret').update(`harbour\n${time}\n${nonce}\n${body}`).digest('hex')
    const headers = { 'x-app': 'harbour', 'x-timestamp': String(time), 'x-nonce': nonce, 'x-sign': sign }
    return ((await (await fetch(`${url}/candao/openapi`, { method: 'POST', headers, body })).json()) as { errorCode: number }).errorCode // as Candao tells it
  }
  const now = Date.now()
  expect([await asked(now, 'a'), await asked(now, 'a'), await asked(now - 300_001, 'b')]).toEqual([5001, 4001, 4001])
})
