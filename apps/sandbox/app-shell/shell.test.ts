import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { createOutbox } from '../outbox/outbox.ts'
import { createShell } from './shell.ts'

const phone = '+85261234567'
const deviceId = '5f0c7b1e-9a1d-4c55-8a7f-2f2d53a2c001'
const asked: string[] = []

// A gateway that sends its code to the outbox, and knows one password.
const gateway = createServer((request, response) => {
  const action = new URL(request.url ?? '/', 'http://gateway').searchParams.get('_name') ?? ''
  asked.push(action)
  void text(request)
    .then((form) => said(action, form))
    .then((data) => response.end(JSON.stringify(data ? { status: 1, msg: '', data } : { status: 301, msg: 'Wrong password', data: null })))
    .catch(() => response.end(JSON.stringify({ status: 301, msg: 'A bot', code: 'BOT_CHECK_REQUIRED', data: { kind: 'work', challenge } })))
})

/** Any number will do whose hash begins with two noughts. */
const challenge = { parameters: { nonce: 'aa', salt: 'bb', cost: 1, keyLength: 32, keyPrefix: '00' }, signature: 'signed' }

async function said(action: string, form: string): Promise<object | undefined> {
  if (action.endsWith('captchaVerify')) return form.includes('"code":"123456"') ? { captchaToken: 'token' } : undefined
  if (action.endsWith('login'))
    return form.includes('Harbour#2026') ? { userId: 'u1', phone, accessCode: 'key', ordersTaken: 0 } : undefined
  // The form's own JSON: both are as the app sent them.
  const { challenge: back, solution } = JSON.parse(atob(/"botCheck":"([^"]*)"/.exec(form)?.[1] ?? '')) as {
    challenge: unknown
    solution: { derivedKey: string }
  }
  expect([back, solution.derivedKey.slice(0, 2)]).toEqual([challenge, '00'])
  await fetch(`${outboxUrl}/messages`, { method: 'POST', body: JSON.stringify({ channel: 'sms', to: phone, text: 'The code is 123456.' }) })
  return { smsId: 'sms' }
}

async function open(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}` // a TCP server's address is no string
}

const outboxUrl = await open(createOutbox())
const gatewayUrl = await open(gateway)
const paymentsUrl = 'http://127.0.0.1:3028'
const shell = await open(createShell({ gatewayUrl, base: '/api', outboxUrl, paymentsUrl }))

const knock = (body: object, type = 'application/json') =>
  fetch(`${shell}/login`, { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(body) })
const knocking = { phone, password: 'Harbour#2026', brand: 31, deviceId }

test('[3.22] a member logs in as in any app, past the bot check, and the app knows who they are', async () => {
  const params = await (await knock(knocking)).json()
  expect(params).toEqual({ userId: 'u1', phone, accessCode: 'key', brand: 31, deviceId })
  expect(asked).toEqual([...Array<string>(2).fill('candao.member.captchaSms'), 'candao.member.captchaVerify', 'candao.member.login'])
})

test('what the gateway refuses is said in its words', async () => {
  const refused = await knock({ ...knocking, password: 'wrong' })
  expect([refused.status, await refused.text()]).toEqual([403, 'Wrong password'])
})

test('a malformed login, and one that a page of another origin could send, are turned away', async () => {
  expect((await knock({ phone })).status).toBe(400)
  expect((await knock(knocking, 'text/plain')).status).toBe(415)
})

test('[1.9] the shell frames the web app and the pages where its guests pay, nothing else, and cannot be framed', async () => {
  const page = await fetch(`${shell}/?lang=en`)
  expect(page.headers.get('content-security-policy')).toContain(`frame-src ${gatewayUrl} ${paymentsUrl};`)
  expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors 'none'`)
  expect(await page.text()).toContain('<iframe id="frame" title="Harbour"')
  for (const name of ['/shell.js', '/shell.css']) expect((await fetch(shell + name)).status).toBe(200)
  expect((await fetch(`${shell}/browser/shell.js`)).status).toBe(404)
})
