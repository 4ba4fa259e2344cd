import { expect, test } from 'vitest'
import type { HttpRequest } from './api.ts'
import { mezzofyApi } from './mezzofy.ts'
import { offers } from './offers.ts'
import { createWallet } from './wallet.ts'

const noon = 1_000_000_000_000
const basic = (user: string, password: string) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
const ours = basic('mezzofy-sandbox-key', 'mezzofy-sandbox-secret')
const form = 'grant_type=client_credentials&merchant_id=mezzofy-sandbox-secret'

function vendorAt() {
  let at = noon
  const api = mezzofyApi(() => at)
  const ask = (request: Partial<HttpRequest>) =>
    api.read({ method: 'POST', path: '/', query: new URLSearchParams(), headers: {}, body: '', ...request })
  const token = (authorization: string, body = form) => ask({ path: '/auth/v2/token', headers: { authorization }, body })
  const bearer = () => `Bearer ${(token(ours) as { body: { accessToken: string } }).body.accessToken}` // as it is told
  return { api, ask, token, bearer, later: (ms: number) => void (at += ms) }
}

test('a token is for its key, its secret, its merchant and this kind of grant alone', () => {
  const { token } = vendorAt()
  expect(token(ours)).toMatchObject({ status: 200, body: { accessTokenExpiresAt: new Date(noon + 3_600_000).toISOString() } })
  expect([basic('mezzofy-sandbox-key', 'wrong'), basic('wrong', 'mezzofy-sandbox-secret'), ''].map((login) => token(login))).toMatchObject(
    Array.from({ length: 3 }, () => ({ status: 401 })),
  )
  expect(token(ours, form.replace('client_credentials', 'password'))).toMatchObject({ status: 400 })
  expect(token(ours, 'grant_type=client_credentials&merchant_id=stranger')).toMatchObject({ status: 400 })
})

test('a token is good for sixty minutes, and others that were given out meanwhile stay good', () => {
  const { ask, bearer, later } = vendorAt()
  const check = (authorization: string) => ask({ method: 'GET', path: '/serial/v2/ONE', headers: { authorization } })
  const first = bearer()
  later(3_599_999)
  const second = bearer()
  expect([check(first), check(second)]).toEqual([
    { name: 'check', code: 'ONE' },
    { name: 'check', code: 'ONE' },
  ])
  later(1)
  expect([check(first), check(second)]).toEqual([expect.objectContaining({ status: 401 }), { name: 'check', code: 'ONE' }])
})

test('a list comes by pages, with the count of all', () => {
  const { api } = vendorAt()
  const wallet = createWallet('mezzofy', () => noon)
  const vouchers = [...wallet.ofOwner('+85261234567', 'HK'), ...wallet.ofOwner('+85261234567', 'MO')]
  const page = (skip: number) => api.say({ name: 'list', owner: 'x', page: { skip, limit: 3 } }, { outcome: 'done', vouchers }).body
  expect(page(0)).toMatchObject({ summary: { filteredsize: 4, resultsize: 3, totalsize: 4 } })
  expect(page(3)).toMatchObject({ results: [{ couponserial: { coupon: { currency: 'MOP', reference_no: 'MO50001' } } }] })
})

test('a serial names the redemption that holds it, whose number leads to its commit and its rollback', () => {
  const { api, ask, bearer } = vendorAt()
  const [gift] = offers.filter(({ offerId }) => offerId === 'MZ-GIFT100')
  const wallet = createWallet('mezzofy', () => noon)
  if (gift) wallet.issue({ offer: gift, region: 'HK', owner: null, code: 'ONE' })
  wallet.hold('ONE', 'order-7', 60_000)
  const { body } = api.say({ name: 'check', code: 'ONE' }, { outcome: 'done', vouchers: wallet.all() })
  const number = expect.stringMatching(/^[\dA-F]{20}$/)
  const redeem = { transaction_id: number, transaction_ref_no: 'order-7' }
  expect(body).toMatchObject({ couponserial: { serial: { coupon_status: 'H', transactions: { redeem } } } })
  const told = body as { couponserial: { serial: { transactions: { redeem: { transaction_id: string } } } } } // as it is told
  const path = `/transaction/v2/redeem/${told.couponserial.serial.transactions.redeem.transaction_id}`
  const headers = { authorization: bearer() }
  expect(ask({ path: `${path}/commit`, headers })).toEqual({ name: 'commit', code: 'ONE', key: 'order-7' })
  expect(ask({ path: `${path}/rollback`, headers })).toEqual({ name: 'release', code: 'ONE', key: 'order-7' })
  expect(ask({ path: '/transaction/v2/redeem/NONE/commit', headers })).toMatchObject({ status: 404 })
})
