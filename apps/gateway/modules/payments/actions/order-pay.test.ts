import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { cardBind, getOrderDetail, orderPay } from '@harbour/protocol'
import { addMinutes } from '@harbour/rules'
import { afterAll, afterEach, expect, test } from 'vitest'
import type { CardKeeper, PaymentProvider } from '../payment-provider.ts'
import { newMember } from '../../../testing/members.fixtures.ts'
import { startMoney } from '../../../testing/payments.fixtures.ts'
import { fakeProvider } from '../../../testing/fakes/fake-provider.ts'
import { newGuest, place } from '../../../testing/orders.fixtures.ts'
import { noon } from '../../../testing/gateway.ts'

const bank = fakeProvider()
const money = await startMoney(bank.providers)
const { gateway, clock, guest } = money
afterAll(gateway.stop)
afterEach(() => {
  clock.at = noon
  bank.suffer()
  bank.takeOnScreen(false)
})

/** The part of a provider that keeps cards: it keeps any. */
const keeper: CardKeeper = {
  tokens: { url: 'https://pay.example/tokens', publishableKey: 'pk_1' },
  save: async () => ({ ref: 'card_1', card: { network: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2030 } }),
  remove: async () => 'removed',
}

const waiting = async () => (await place(gateway, guest, { payMethod: 'card' })).orderId
const code = async (content: object) => (await gateway.call(orderPay, content, guest)).code

test('[1.20] gives the page where the guest pays, for what the order costs', async () => {
  const orderId = await waiting()
  const { page, status } = await gateway.ask(orderPay, { orderId, method: 'card' }, guest)
  const [kept] = [...bank.payments.values()].slice(-1)
  expect([page, status]).toEqual([`https://pay.example/${kept?.ref}`, 1])
  expect(kept?.ask).toMatchObject({ amount: 8900, currency: 'HKD', hold: true, expiresAt: addMinutes(noon, 10) })
  expect(kept?.ask.returnUrl).toBe(`${gateway.url}/transfer?orderId=${orderId}`)
})

test.each([
  ['evil.example', undefined],
  ['evil.example', 'http://evil.example'],
  ['127.0.0.1.evil.example', undefined],
  ['user@evil.example', undefined],
])('the provider never leads back to %s, whose origin is %s', async (host, origin) => {
  const orderId = await waiting()
  expect((await callAt({ host, origin }, { orderId, method: 'card' })).status).toBe(200)
  const [kept] = [...bank.payments.values()].slice(-1)
  expect(kept?.ask.returnUrl).toBe(`http://127.0.0.1:3000/transfer?orderId=${orderId}`)
})

test('a double tap begins one payment', async () => {
  const orderId = await waiting()
  const replies = await Promise.all(Array.from({ length: 6 }, () => gateway.call(orderPay, { orderId, method: 'alipay' }, guest)))
  for (const reply of replies) if (reply.status !== 1) expect(reply.code).toBe('PAY_UNSURE')
  expect(replies.some(({ status }) => status === 1)).toBe(true)
  expect(await money.payments(orderId)).toHaveLength(1)
})

test('what is paid already, or at the door, has no page', async () => {
  const { orderId, ref } = await money.pending('alipay')
  bank.pay(ref)
  await money.status(orderId)
  expect(await gateway.ask(orderPay, { orderId, method: 'card' }, guest)).toEqual({ orderId, page: null, status: 7 })
  const cash = await waiting()
  expect(await gateway.ask(orderPay, { orderId: cash, method: 'cash' }, guest)).toEqual({ orderId: cash, page: null, status: 7 })
  expect(await gateway.ask(getOrderDetail, { orderId: cash }, guest)).toMatchObject({ payMethod: 'cash', payUntil: null })
})

test('the last moment of the ten minutes is paid in, the next is not', async () => {
  const [early, late] = [await waiting(), await waiting()]
  clock.at = addMinutes(noon, 10) - 1
  expect(await code({ orderId: early, method: 'card' })).toBeUndefined()
  clock.at = addMinutes(noon, 10)
  expect(await code({ orderId: late, method: 'card' })).toBe('PAY_EXPIRED')
  expect(await code({ orderId: late, method: 'cash' })).toBe('PAY_EXPIRED')
})

test('[1.20] another card is asked for on a page of its own, and whoever was to pay before pays no more', async () => {
  const orderId = await waiting()
  const page = async (more: object = {}) => (await gateway.ask(orderPay, { orderId, method: 'card', ...more }, guest)).page
  const first = await page()
  expect(await page()).toBe(first)
  expect(await page({ savedCard: false })).not.toBe(first)
  expect((await money.payments(orderId)).map(({ state }) => state)).toEqual(['failed', 'open'])
})

test('[1.20] a card that cannot be paid on the guest’s screen is paid on the provider’s page, once, and the screen takes it no more', async () => {
  const orderId = await waiting()
  const pay = async (more: object = {}) => (await gateway.ask(orderPay, { orderId, method: 'card', ...more }, guest)).page
  bank.takeOnScreen(true)
  expect(await pay()).toMatch(`/transfer?orderId=${orderId}#`)
  const hosted = await pay({ hosted: true })
  expect(hosted).toMatch(/^https:\/\/pay\.example\//)
  // A second tap, and whoever goes on later, find that page again.
  expect([await pay({ hosted: true }), await pay()]).toEqual([hosted, hosted])
  expect((await money.payments(orderId)).map(({ state }) => state)).toEqual(['failed', 'open'])
})

test('[1.20] a card that was paid on the guest’s screen after all is not asked for again', async () => {
  const orderId = await waiting()
  bank.takeOnScreen(true)
  await gateway.ask(orderPay, { orderId, method: 'card' }, guest)
  const [kept] = [...bank.payments.values()].slice(-1)
  bank.pay(kept?.ref ?? '')
  expect(await gateway.ask(orderPay, { orderId, method: 'card', hosted: true }, guest)).toEqual({ orderId, page: null, status: 7 })
  expect(await money.payments(orderId)).toHaveLength(1)
})

test('a method of the other region, a card that nobody saved, and a provider that says no or nothing are refused', async () => {
  const orderId = await waiting()
  expect(await code({ orderId, method: 'mpay' })).toBe('PAY_METHOD_UNAVAILABLE')
  expect(await code({ orderId, method: 'card', savedCard: true })).toBe('CARD_UNKNOWN')
  bank.suffer({ on: 'start', when: 'before' })
  expect(await code({ orderId, method: 'card' })).toBe('PAY_UNSURE')
  const refusing = { ...bank.provider, start: async () => ({ refused: 'declined' as const }) }
  const other = await startMoney({ all: [refusing], byName: new Map([[refusing.name, refusing]]) })
  const refused = await place(other.gateway, other.guest, { payMethod: 'card' })
  const reply = await other.gateway.call(orderPay, { orderId: refused.orderId, method: 'card' }, other.guest)
  expect([reply.code, await other.payments(refused.orderId)]).toMatchObject(['PAY_REFUSED', [{ state: 'failed' }]])
  await other.gateway.stop()
})

test('[1.20] a saved card whose bank answers at once pays without a page, or is declined on the spot', async () => {
  const bankSays = { yes: false }
  const start: PaymentProvider['start'] = async (ask) => {
    const started = await bank.provider.start(ask)
    if (typeof started !== 'object' || !('ref' in started)) return started
    if (bankSays.yes) bank.pay(started.ref)
    else bank.decline(started.ref)
    return { ...started, decided: true }
  }
  const quick: PaymentProvider = { ...bank.provider, start, cards: keeper }
  const other = await startMoney({ all: [quick], byName: new Map([[quick.name, quick]]) })
  const member = await newMember(other.gateway)
  await other.gateway.ask(cardBind, { token: 'tok_1', clientCardId: randomUUID(), holder: 'CHAN KA MAN' }, member)
  const { orderId } = await place(other.gateway, member, { payMethod: 'card' })
  const asked = { orderId, method: 'card', savedCard: true } as const
  expect((await other.gateway.call(orderPay, asked, member)).code).toBe('PAY_REFUSED')
  expect(await other.status(orderId, member)).toMatchObject({ order: { status: 1 }, payments: [{ state: 'failed', reason: 'declined' }] })
  bankSays.yes = true
  expect(await other.gateway.ask(orderPay, asked, member)).toEqual({ orderId, page: null, status: 7 })
  expect((await other.payments(orderId)).map(({ state }) => state).toSorted()).toEqual(['failed', 'held'])
  await other.gateway.stop()
})

test('somebody else’s order is unknown', async () => {
  const content = { orderId: await waiting(), method: 'card' }
  expect(await gateway.call(orderPay, content, await newGuest(gateway))).toMatchObject({ code: 'ORDER_UNKNOWN', data: null })
  expect(await code({ orderId: randomUUID(), method: 'card' })).toBe('ORDER_UNKNOWN')
})

test.each([{}, { orderId: 'x', method: 'card' }, { orderId: randomUUID(), method: 'gold' }])(
  'a malformed content is turned away: %j',
  async (content) => {
    expect(await code(content)).toBe('CONTENT_INVALID')
  },
)

/** A call with headers that no `fetch` sends. */
async function callAt(headers: { host: string; origin?: string | undefined }, content: object): Promise<{ status: number | undefined }> {
  const form = new FormData()
  const fields = { actionName: orderPay.name, content: JSON.stringify({ brand: 31, deviceId: guest.deviceId, ...content }), key: guest.key }
  for (const [name, value] of Object.entries({ ...fields, langType: '1', userAgent: '', system: 'WEB' })) form.set(name, value)
  const whole = new Response(form)
  const sent = {
    host: headers.host,
    ...(headers.origin ? { origin: headers.origin } : {}),
    'content-type': whole.headers.get('content-type') ?? '',
  }
  const asked = request(`${gateway.url}/api/${orderPay.gateway}?_name=${orderPay.name}`, { method: 'POST', headers: sent })
  asked.end(Buffer.from(await whole.arrayBuffer()))
  const [answer] = (await once(asked, 'response')) as [IncomingMessage] // as node:http gives it
  answer.resume()
  return { status: answer.statusCode }
}
