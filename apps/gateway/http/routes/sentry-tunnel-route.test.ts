import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../testing/gateway.ts'

type ReceivedRequest = { url: string | undefined; headers: IncomingHttpHeaders; body: string }

const received: ReceivedRequest[] = []
const service = createServer((request, response) => {
  void text(request).then((body) => {
    received.push({ url: request.url, headers: request.headers, body })
    response.end('{}')
  })
}).listen(0, '127.0.0.1')
await once(service, 'listening')
const at = service.address()
const host = at && typeof at === 'object' ? `127.0.0.1:${at.port}` : ''
const dsn = `http://key1@${host}/sentry/7`

const gateway = await startGateway({ environment: { SENTRY_DSN: dsn } })
const without = await startGateway()
afterAll(async () => {
  service.close()
  await Promise.all([gateway.stop(), without.stop()])
})

const envelope = (to: unknown) => `${JSON.stringify({ event_id: '1', dsn: to })}\n{"type":"event"}\n{"message":"it broke"}`
const send = (body: string, url = gateway.url) =>
  fetch(`${url}/tunnel`, { method: 'POST', body, headers: { cookie: 'brand=42', 'x-forwarded-for': '60.246.1.1' } })

test('[7.29] [8.10] what broke in a browser goes to the project of the settings, and takes nothing of the guest along', async () => {
  expect((await send(envelope(dsn))).status).toBe(200)
  const { url, headers, body } = received.at(-1) ?? {}
  expect([url, body]).toEqual(['/sentry/api/7/envelope/', envelope(dsn)])
  expect(headers).toMatchObject({ 'x-sentry-auth': 'Sentry sentry_version=7, sentry_key=key1' })
  expect(JSON.stringify(headers)).not.toMatch(/60\.246|brand=42/)
})

test.each([
  ['another project', envelope('http://key1@evil.example/7')],
  ['no project', envelope(undefined)],
  ['no envelope', 'hello'],
  ['nothing', ''],
  ['null', 'null\n'],
])('[7.29] %s is turned away', async (_what, body) => {
  const before = received.length
  expect((await send(body)).status).toBe(400)
  expect(received).toHaveLength(before)
})

test('[7.29] too much is turned away', async () => {
  expect((await send(envelope(dsn) + 'x'.repeat(70_000))).status).toBe(413)
})

test('[7.29] without a project there is no tunnel', async () => {
  expect((await send(envelope(dsn), without.url)).status).toBe(404)
})

test('[7.29] a service that does not answer is no fault of ours', async () => {
  const lost = await startGateway({ environment: { SENTRY_DSN: 'http://key1@127.0.0.1:9/7' } })
  expect((await send(envelope('http://key1@127.0.0.1:9/7'), lost.url)).status).toBe(502)
  await lost.stop()
})
