import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { captchaGet, captchaSms, captchaVerify, passwordForget, registerSms } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { workedOut } from '../../../testing/bot-check.fixtures.ts'
import { freshPhone, handTo, placeOf } from '../../../testing/members.fixtures.ts'
import { pagePolicy } from '../../../http/headers.ts'
import { readSettings } from '../../../platform/settings/settings.ts'
import { noon, startGateway } from '../../../testing/gateway.ts'

const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock })
afterAll(gateway.stop)

/** An answer that is not empty, so that it is not worked out by the way. */
const unanswered = { botCheck: 'x' }

test.each([
  ['registerSms', registerSms, () => ({ phone: freshPhone() })],
  ['captchaSms', captchaSms, () => ({ account: freshPhone() })],
  ['passwordForget', passwordForget, () => ({ account: freshPhone() })],
])('%s sends nothing without a bot check, and says what is to be done', async (_name, call, contentOf) => {
  const content = contentOf()
  const before = gateway.sent.length
  const refused = await gateway.call(call, { ...content, ...unanswered })
  expect(refused).toMatchObject({ status: 301, code: 'BOT_CHECK_REQUIRED', data: { kind: 'work' } })
  expect(gateway.sent).toHaveLength(before)
  // Nothing was counted either.
  expect(await gateway.call(call, { ...content, botCheck: workedOut(refused.data) })).toMatchObject({ status: 1 })
})

test('a slice in its place is no person yet, for it can be seen in the picture; the puzzle is still there', async () => {
  const { captchaId } = await gateway.ask(captchaGet)
  const x = await placeOf(gateway, captchaId)
  const answer = { captchaId, way: 'drag', x, track: handTo(x) }
  const refused = await gateway.call(captchaVerify, { ...answer, ...unanswered })
  expect(refused).toMatchObject({ code: 'BOT_CHECK_REQUIRED' })
  expect(await gateway.call(captchaVerify, { ...answer, botCheck: workedOut(refused.data) })).toMatchObject({ status: 1 })
})

test('an answer is good once, for five minutes, and only for what was asked', async () => {
  const call = { action: registerSms.name, deviceId: 'device-1' }
  const botCheck = {
    challenge: () => gateway.context.botCheck.challenge(call),
    passes: (answer: string) => gateway.context.botCheck.passes(answer, call),
  }
  const good = workedOut(await botCheck.challenge())
  expect(await botCheck.passes(good)).toBe(true)
  expect(await botCheck.passes(good)).toBe(false)
  const late = workedOut(await botCheck.challenge())
  clock.at += 5 * 60_000
  expect(await botCheck.passes(late)).toBe(false)
  const asked = JSON.parse(atob(workedOut(await botCheck.challenge()))) as { challenge: { parameters: object }; solution: object } // as it was made
  const easier = { ...asked, challenge: { ...asked.challenge, parameters: { ...asked.challenge.parameters, keyPrefix: '' } } }
  for (const spoilt of [easier, { ...asked, solution: { counter: 1, derivedKey: 'ff' } }, {}, null, [asked]])
    expect(await botCheck.passes(btoa(JSON.stringify(spoilt)))).toBe(false)
  expect(await botCheck.passes('not base64 at all')).toBe(false)
})

test('an answer to the challenge of one call opens no other, nor that call on another device, and is still good where it belongs', async () => {
  const [deviceId, elsewhere] = [randomUUID(), randomUUID()]
  const { data } = await gateway.call(registerSms, { phone: freshPhone(), ...unanswered }, { deviceId })
  const botCheck = workedOut(data)
  const refused = { code: 'BOT_CHECK_REQUIRED' }
  expect(await gateway.call(passwordForget, { account: freshPhone(), botCheck }, { deviceId })).toMatchObject(refused)
  expect(await gateway.call(registerSms, { phone: freshPhone(), botCheck }, { deviceId: elsewhere })).toMatchObject(refused)
  expect(await gateway.call(registerSms, { phone: freshPhone(), botCheck }, { deviceId })).toMatchObject({ status: 1 })
})

const managed = { BOT_CHECK: 'turnstile', BOT_CHECK_SITE_KEY: 'site-1', BOT_CHECK_SECRET: 'secret-1' }

test('a managed provider is asked about its token, and of the guest it hears nothing', async () => {
  const heard: string[] = []
  const provider = createServer((request, response) => {
    void text(request).then((body) => {
      heard.push(body)
      response.end(JSON.stringify({ success: body.includes('response=good') }))
    })
  }).listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const { port } = provider.address() as AddressInfo // a TCP server's address is no string
  const strict = await startGateway({ clock, environment: { ...managed, BOT_CHECK_URL: `http://127.0.0.1:${port}/siteverify` } })
  const ask = (botCheck: string) => strict.call(registerSms, { phone: freshPhone(), botCheck })
  expect(await ask('bad')).toMatchObject({ code: 'BOT_CHECK_REQUIRED', data: { kind: 'turnstile', siteKey: 'site-1' } })
  expect(await ask('good')).toMatchObject({ status: 1 })
  expect(heard).toEqual(['bad', 'good'].map((token) => `secret=secret-1&response=${token}&sitekey=site-1`))
  // While it is away guests work instead.
  provider.closeAllConnections()
  await new Promise((closed) => provider.close(closed))
  const refused = await ask('good')
  expect(refused).toMatchObject({ code: 'BOT_CHECK_REQUIRED', data: { kind: 'work' } })
  expect(await ask(workedOut(refused.data))).toMatchObject({ status: 1 })
  await strict.stop()
})

test('pages may load and frame a managed provider where there is one, and it asks for both its keys', () => {
  const policyOf = (environment: Record<string, string>) =>
    pagePolicy({ scripts: [], styles: [] }, { ...readSettings(environment), cardUrls: [] })
  expect(policyOf({})).not.toContain('frame-src')
  expect(policyOf(managed)).toContain('frame-src https://challenges.cloudflare.com')
  expect(policyOf(managed)).toMatch(/script-src 'self' https:\/\/challenges\.cloudflare\.com/)
  expect(policyOf(managed)).toMatch(/style-src 'self';/)
  const hcaptcha = policyOf({ ...managed, BOT_CHECK: 'hcaptcha' })
  for (const of of ['script', 'style', 'connect'])
    expect(hcaptcha).toContain(`${of}-src 'self' https://hcaptcha.com https://*.hcaptcha.com`)
  expect(() => readSettings({ BOT_CHECK: 'hcaptcha', BOT_CHECK_SITE_KEY: 'x' })).toThrow(
    'BOT_CHECK: a managed bot check asks for both its keys',
  )
})
