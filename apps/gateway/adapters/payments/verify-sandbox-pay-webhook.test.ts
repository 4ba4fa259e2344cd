import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { createHmac } from 'node:crypto'
import { cents } from '@harbour/rules'
import { afterAll, afterEach, expect, test } from 'vitest'
import { noon } from '../../testing/gateway.ts'
import { verifySandboxPayWebhook } from './verify-sandbox-pay-webhook.ts'
import { newPayment, newTaken, providerAt } from '../../testing/payment-requests.fixtures.ts'
import { startPaySandbox } from '../../testing/payments-sandbox.ts'

type Notice = { headers: IncomingHttpHeaders; body: Buffer; at: number }

const heard: Notice[] = []
/** The times that it does not listen before it does. */
let deaf = 0
const ear = createServer((request, response) => {
  void buffer(request).then((body) => {
    if (deaf-- > 0) return response.writeHead(503).end()
    heard.push({ headers: request.headers, body, at: performance.now() })
    return response.end()
  })
}).listen(0, '127.0.0.1')
await once(ear, 'listening')
const { port } = ear.address() as AddressInfo // a TCP server's address is no string
const sandbox = await startPaySandbox({ hookUrl: `http://127.0.0.1:${port}/hooks/sandbox` })
const pay = providerAt(sandbox.url)
afterAll(() => {
  sandbox.stop()
  ear.close()
})
afterEach(async () => {
  deaf = 0
  await sandbox.calm()
})

const refOf = (notice: (typeof heard)[number]) => {
  const told = pay.verifyWebhook(notice)
  return told === 'empty' ? undefined : told?.ref
}
const noticesOf = (ref: string) => heard.filter((notice) => refOf(notice) === ref)
const typesOf = (ref: string) => noticesOf(ref).map(({ body }) => eventOf(body).type)
const eventOf = (body: Buffer) => JSON.parse(body.toString('utf8')) as { id: string; type: string } // as the sandbox tells it

const secret = 'whsec_sandbox_harbour'
const body = Buffer.from(JSON.stringify({ data: { payment: { id: 'pay_1' } } }))
const signed = (seconds: number, key = secret, what = body) =>
  `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.`).update(what).digest('hex')}`
const verifyWebhook = (signature: string | undefined, what = body) =>
  verifySandboxPayWebhook({ headers: { 'ferry-signature': signature }, body: what }, secret, noon)
const now = noon / 1000

test('a right signature names its payment, five minutes before and after, those included', () => {
  for (const seconds of [now, now - 300, now + 300]) expect(verifyWebhook(signed(seconds))).toEqual({ ref: 'pay_1' })
  for (const seconds of [now - 301, now + 301]) expect(verifyWebhook(signed(seconds))).toBeNull()
})

test.each([
  ['none', undefined],
  ['an empty one', ''],
  ['no time', signed(now).replace(/^t=\d+,/, '')],
  ['no time that is a number', signed(now).replace(/^t=\d+/, 't=now')],
  ['another secret', signed(now, 'whsec_other')],
  ['another body', signed(now, secret, Buffer.from('{}'))],
  ['another time', signed(now).replace(/^t=\d+/, `t=${now + 1}`)],
  ['too short', signed(now).slice(0, -2)],
  ['letters that are no hex', signed(now).replace(/v1=../, 'v1=zz')],
])('a notice with a signature that is %s is nobody’s', (_, signature) => {
  expect(verifyWebhook(signature)).toBeNull()
})

test.each(['{', '[]', '{"data":{}}', '{"data":{"payment":{"id":7}}}', '{"data":{"payment":{"id":""}}}'])(
  'a signed body that speaks of no payment is no verifyWebhook: %s',
  (text) => {
    const what = Buffer.from(text)
    expect(verifyWebhook(signed(now, secret, what), what)).toBeNull()
  },
)

test('what happens at the provider comes in, signed', async () => {
  const { ref, ask } = await newPayment(pay)
  await sandbox.act(ref, 'approve')
  await pay.capture({ ref, key: ask.key, amount: cents(12_340) })
  await expect.poll(() => typesOf(ref).toSorted()).toEqual(['payment.authorised', 'payment.captured'])
  await pay.refund({ ref, key: `${ref}:1`, amount: cents(100) })
  await expect.poll(() => typesOf(ref)).toContain('refund.succeeded')
})

test('notices can come late, twice, the older after the newer, or never', async () => {
  await sandbox.suffer({ kind: 'hook-late', ms: 400 }, { kind: 'hook-twice' }, { kind: 'hook-never' })
  const begun = performance.now()
  const [late, twice, never] = [await newTaken(pay, sandbox), await newTaken(pay, sandbox), await newTaken(pay, sandbox)]
  await expect.poll(() => typesOf(twice)).toEqual(['payment.captured', 'payment.captured'])
  await expect.poll(() => typesOf(late)).toEqual(['payment.captured'])
  for (const { at } of noticesOf(late)) expect(at - begun).toBeGreaterThanOrEqual(400)
  expect(typesOf(never)).toEqual([])
  await sandbox.suffer({ kind: 'hook-reordered' })
  const { ref, ask } = await newPayment(pay)
  await sandbox.act(ref, 'approve')
  await pay.capture({ ref, key: ask.key, amount: cents(12_340) })
  await expect.poll(() => typesOf(ref)).toEqual(['payment.captured', 'payment.authorised'])
})

test('who did not hear is told again, after a kill too', async () => {
  deaf = 1
  const again = await newTaken(pay, sandbox)
  await expect.poll(() => typesOf(again)).toEqual(['payment.captured'])
  deaf = Infinity
  const kept = await newTaken(pay, sandbox)
  await sandbox.crash()
  deaf = 0
  await expect.poll(() => typesOf(kept)).toEqual(['payment.captured'])
})
