import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readCard } from './cards.ts'
import { noon, startPayments } from './server.fixtures.ts'

const pay = await startPayments()
afterAll(() => pay.stop())

const good = { number: '4242 4242 4242 4242', exp_month: 12, exp_year: 2034, cvc: '123', name: 'Chan' }
const token = (more: object = {}) => pay.ask('POST', '/v1/tokens', { bearer: 'pk_sandbox_harbour', body: { ...good, ...more } })
const save = (key: string, id: string) => pay.ask('POST', '/v1/cards', { key, body: { token: id } })

test.each([
  [{}, 'visa'],
  [{ number: '5555-5555-5555-4444' }, 'mastercard'],
  [{ number: '2223003122003222' }, 'mastercard'],
  [{ number: '378282246310005', cvc: '1234' }, 'amex'],
  [{ number: '6200000000000005' }, 'unionpay'],
  [{ number: '3566002020360505' }, 'jcb'],
  [{ exp_year: 34 }, 'visa'],
  [{ exp_month: 11, exp_year: 2026 }, 'visa'],
])('%o is a card of %s', (more, brand) => {
  expect(readCard({ ...good, ...more }, noon)).toMatchObject({ card: { brand }, temper: 'approves' })
})

test.each([
  [{ number: '4242424242424241' }, 'incorrect_number'],
  [{ number: '4242' }, 'incorrect_number'],
  [{ number: 'four two' }, 'incorrect_number'],
  [{ exp_month: 10, exp_year: 2026 }, 'invalid_expiry'],
  [{ exp_month: 13 }, 'invalid_expiry'],
  [{ exp_month: 0 }, 'invalid_expiry'],
  [{ cvc: '12' }, 'invalid_cvc'],
  [{ cvc: '1234' }, 'invalid_cvc'],
])('%o is %s', async (more, code) => {
  const { status, body } = await token(more)
  expect([status, body.error.code]).toEqual([400, code])
})

test('a card is good to the last moment of its month in Hong Kong', () => {
  const december = Date.parse('2026-12-01T00:00:00+08:00')
  const typed = { ...good, exp_month: 11, exp_year: 2026 }
  expect(readCard(typed, december - 1)).toMatchObject({ temper: 'approves' })
  expect(readCard(typed, december)).toMatchObject({ code: 'invalid_expiry' })
})

test.each([
  ['4000000000000002', 'card_declined'],
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000000069', 'expired_card'],
  ['4000000000003220', 'asks'],
])('%s will be %s', (number, temper) => {
  expect(readCard({ ...good, number }, noon)).toMatchObject({ temper })
})

test('browsers of any origin may ask for a token, with the public key alone', async () => {
  const asked = await fetch(`${pay.url}/v1/tokens`, { method: 'OPTIONS' })
  expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
  expect(asked.headers.get('access-control-allow-headers')).toContain('authorization')
  const sent = { body: good, bearer: 'pk_sandbox_harbour' }
  expect((await pay.send('POST', '/v1/tokens', sent)).headers.get('access-control-allow-origin')).toBe('*')
  expect((await pay.send('POST', '/v1/tokens', { ...sent, bearer: 'sk_sandbox_harbour' })).status).toBe(401)
  expect((await pay.send('GET', '/v1/payments')).headers.get('access-control-allow-origin')).toBeNull()
})

test.each([
  ['4242424242424242', 'authorised'],
  ['4000000000000002', 'declined'],
  ['4000000000003220', 'requires_action'],
])('a saved card that its guest has said yes to is asked at once: %s is then %s', async (number, status) => {
  const made = await token({ number })
  const { body } = await save(`saved to be ${status}`, made.body.id)
  expect((await pay.start({ card: body.id, confirm: true })).body.status).toBe(status)
  expect((await pay.start({ card: body.id })).body.status).toBe('requires_action')
})

test('a token is good once, for fifteen minutes', async () => {
  const [first, second, third] = [await token(), await token(), await token()].map(({ body }) => body.id)
  expect((await save('a', first ?? '')).body).toMatchObject({ card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 } })
  expect((await save('a', second ?? '')).body.error.code).toBe('idempotency_mismatch')
  expect((await save('b', first ?? '')).body.error.code).toBe('token_used')
  expect((await save('c', 'tok_none')).body.error.code).toBe('unknown_token')
  pay.pass(15 * 60_000 - 1)
  expect((await save('d', second ?? '')).status).toBe(201)
  pay.pass(1)
  expect((await save('e', third ?? '')).body.error.code).toBe('token_expired')
})

test('neither number nor code of a card is ever written down', async () => {
  const { page_url: page } = (await pay.start({ expires_at: noon + 1_800_000 })).body
  await pay.tap(page, { do: 'pay', number: '4242424242424242', expiry: '12/34', cvc: '987' })
  await token({ cvc: '987' })
  const kept = readFileSync(join(pay.folder, 'payments.jsonl'), 'utf8')
  expect(kept).toContain('"last4":"4242"')
  expect(kept).not.toMatch(/42424242|4242 4242|"987"/)
})
