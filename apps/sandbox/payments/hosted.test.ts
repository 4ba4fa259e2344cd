import { afterAll, expect, test } from 'vitest'
import { startPayments } from './server.fixtures.ts'

const pay = await startPayments()
afterAll(() => pay.stop())

const read = async (id: string) => (await pay.ask('GET', `/v1/payments/${id}`)).body
const typed = (number: string) => ({ do: 'pay', number, expiry: '12/34', cvc: '123' })
const app = { method: 'alipay', capture: 'automatic' }
const back = (id: string) => `https://order.example/pay/return?order=7&payment=${id}`

test('the page says who, what and how much, shows no markup of others, and leads nowhere else', async () => {
  const { page_url } = (await pay.start()).body
  const answer = await fetch(page_url)
  const text = await answer.text()
  expect(text).toContain('<html lang="en">')
  expect(text).toContain('To Harbour Pizza &amp; Chicken')
  expect(text).toContain('HK$58.00')
  expect(text).toContain('&lt;Taikoo Shing&gt;, order 0012')
  const policy = answer.headers.get('content-security-policy')
  expect(policy).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self' https:\/\/order\.example; frame-ancestors 'none'/,
  )
  expect(text).not.toMatch(/<script|src=|style="|<link/)
})

test('the app’s shell may frame the page, where one is named, and nobody else', async () => {
  const shell = 'http://127.0.0.1:3029'
  const inApp = await startPayments({ framedBy: shell })
  const { page_url } = (await inApp.start()).body
  const wrong = await fetch(page_url, { method: 'POST', body: new URLSearchParams(typed('4242424242424241')) })
  for (const { headers } of [await fetch(page_url), wrong])
    expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${shell};`)
  expect((await fetch(inApp.url)).headers.get('content-security-policy')).toContain(`frame-ancestors 'none';`)
  await inApp.stop()
})

test('it speaks the payment’s language, in its money', async () => {
  const { page_url } = (await pay.start({ ...app, method: 'mpay', currency: 'MOP', language: 'zh-HK', amount: 123_456 })).body
  const text = await (await fetch(page_url)).text()
  expect(text).toContain('<html lang="zh-HK">')
  expect(text).toContain('MOP$1,234.56')
  expect(text).toContain('確認付款')
})

test('without its key a page is not there', async () => {
  const { page_url } = (await pay.start()).body
  for (const wrong of [page_url.slice(0, -1), page_url.replace(/\?.*/, '')]) {
    expect((await fetch(wrong)).status).toBe(404)
    expect((await pay.tap(wrong, { do: 'abandon' })).status).toBe(404)
  }
})

test.each([
  ['4242 4242 4242 4242', 'authorised', null],
  ['4000000000000002', 'declined', 'card_declined'],
  ['4000000000009995', 'declined', 'insufficient_funds'],
  ['4000000000000069', 'declined', 'expired_card'],
])('card %s is %s, and the guest led back', async (number, status, code) => {
  const { id, page_url } = (await pay.start()).body
  expect(await pay.tap(page_url, typed(number))).toMatchObject({ status: 303, location: back(id) })
  expect(await read(id)).toMatchObject({ status, decline_code: code, card: { brand: 'visa', last4: number.slice(-4) } })
})

test.each([
  ['approve', 'authorised', null],
  ['refuse', 'declined', 'authentication_failed'],
])('3-D Secure asks, and to %s is to be %s', async (word, status, code) => {
  const { id, page_url } = (await pay.start()).body
  expect((await pay.tap(page_url, { do: 'approve' })).location).toContain('/pay/')
  const asked = await pay.tap(page_url, typed('4000000000003220'))
  expect(new URL(asked.location ?? '', page_url).href).toBe(page_url)
  expect(await (await fetch(page_url)).text()).toContain('Your bank asks')
  expect((await read(id)).status).toBe('requires_action')
  expect((await pay.tap(page_url, { do: word })).location).toBe(back(id))
  expect(await read(id)).toMatchObject({ status, decline_code: code })
})

test.each([
  ['approve', 'captured', null],
  ['decline', 'declined', 'card_declined'],
  ['abandon', 'declined', 'abandoned'],
])('in an app the guest may %s: %s', async (word, status, code) => {
  const { id, page_url } = (await pay.start(app)).body
  expect((await pay.tap(page_url, { do: word })).location).toBe(back(id))
  expect(await read(id)).toMatchObject({ status, decline_code: code })
})

test.each([
  [{ number: '4242424242424241' }, 'number', 'Check the card number.'],
  [{ expiry: '10/26' }, 'expiry', 'Check the expiry date.'],
  [{ expiry: 'soon' }, 'expiry', 'Check the expiry date.'],
  [{ cvc: '' }, 'cvc', 'Check the security code.'],
])('%o is said at its field, and nothing has happened', async (wrong, field, words) => {
  const { id, page_url } = (await pay.start()).body
  const { status, text } = await pay.tap(page_url, { ...typed('4242424242424242'), name: '"Chan"', ...wrong })
  expect(status).toBe(400)
  expect(text).toMatch(new RegExp(`id="${field}"[^>]*aria-invalid="true" aria-describedby="${field}-bad"`))
  expect(text).toContain(`id="${field}-bad">${words}`)
  expect(text).toContain('value="&quot;Chan&quot;"')
  expect((await read(id)).status).toBe('requires_action')
})

test('a saved card pays as its number did, without being typed', async () => {
  const saved = async (number: string) => {
    const body = { number, exp_month: 12, exp_year: 2034, cvc: '123' }
    const token = (await pay.ask('POST', '/v1/tokens', { bearer: 'pk_sandbox_harbour', body })).body.id
    return (await pay.ask('POST', '/v1/cards', { key: number, body: { token } })).body.id
  }
  const paidWith = async (number: string) => {
    const { id, page_url } = (await pay.start({ card: await saved(number) })).body
    expect(await (await fetch(page_url)).text()).toContain(`•••• ${number.slice(-4)}`)
    await pay.tap(page_url, { do: 'pay' })
    return { ...(await read(id)), page_url }
  }
  expect((await paidWith('4242424242424242')).status).toBe('authorised')
  expect((await paidWith('4000000000009995')).decline_code).toBe('insufficient_funds')
  const asking = await paidWith('4000000000003220')
  expect(asking.status).toBe('requires_action')
  await pay.tap(asking.page_url, { do: 'approve' })
  expect((await read(asking.id)).status).toBe('authorised')
})

test('after the end the page says so and leads back, and a second tap changes nothing', async () => {
  const { id, page_url } = (await pay.start(app)).body
  await pay.tap(page_url, { do: 'abandon' })
  const text = await (await fetch(page_url)).text()
  expect(text).toContain('Not paid')
  expect(text).toContain(`href="${back(id).replace('&', '&amp;')}"`)
  expect(await pay.tap(page_url, { do: 'approve' })).toMatchObject({ status: 303, location: back(id) })
  expect((await read(id)).status).toBe('declined')
})

test('a card that is typed after the end is not looked at', async () => {
  const { id, page_url } = (await pay.start()).body
  await pay.tap(page_url, { do: 'abandon' })
  expect(await pay.tap(page_url, typed('4242424242424241'))).toMatchObject({ status: 303, location: back(id) })
})
