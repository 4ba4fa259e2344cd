import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sentryReports } from './sentry-reports.ts'

type Report = { url: string; envelope: string }

const received: Report[] = []
const service = createServer((request, response) => {
  void text(request).then((envelope) => {
    received.push({ url: request.url ?? '', envelope })
    response.end('{}')
  })
}).listen(0, '127.0.0.1')
await once(service, 'listening')
const { port } = service.address() as AddressInfo // it listens on a port
const dsn = `http://key1@127.0.0.1:${port}/sentry/7`
beforeEach(() => void (received.length = 0))
afterAll(() => service.close())

type Event = {
  tags: object
  exception: { values: { type: string; value: string; stacktrace: { frames: { filename: string; lineno: number }[] } }[] }
}

/** The report itself, which stands after the heads of its envelope and of its item. */
const eventOf = ({ envelope }: Report) => JSON.parse(envelope.split('\n')[2] ?? '') as Event // as Sentry's papers say

test('[8.10] a fault is reported with its place and in which call it was, and with no word of a guest', async () => {
  const reports = sentryReports(dsn)
  reports.faulted({ fault: new TypeError('no room for "Chan Tai Man", chan@example.com, 9123 4567'), where: 'postOrder' })
  await reports.stop()
  const [report] = received
  if (!report) return expect.fail('nothing was reported')
  expect(report.url).toMatch(/^\/sentry\/api\/7\/envelope\/\?/)
  expect(report.envelope).not.toMatch(/Chan|chan@|9123 4567/)
  const event = eventOf(report)
  expect(event.tags).toEqual({ app: 'gateway', where: 'postOrder' })
  expect(event.exception.values).toMatchObject([{ type: 'TypeError', value: 'no room for …, @ #' }])
  expect(event.exception.values[0]?.stacktrace.frames.at(-1)?.filename).toBe('apps/gateway/adapters/sentry/sentry-reports.test.ts')
})

test('a fault that comes again and again is one report a minute, whatever is thrown', async () => {
  const reports = sentryReports(dsn)
  for (let times = 0; times < 5; times++) reports.faulted({ fault: 'a word', where: 'messages' })
  reports.faulted({ fault: 'a word', where: 'webhooks' })
  await reports.stop()
  const tags = received.map((report) => eventOf(report).tags)
  // They are sent side by side, and may arrive so.
  expect(tags.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))).toEqual([
    { app: 'gateway', where: 'messages' },
    { app: 'gateway', where: 'webhooks' },
  ])
  expect(received.every(({ envelope }) => !envelope.includes('a word'))).toBe(true)
})

test('a service that is away delays nobody and throws nothing', async () => {
  const reports = sentryReports('http://key1@127.0.0.1:9/7')
  reports.faulted({ fault: new Error('no'), where: 'messages' })
  await reports.stop()
  expect(received).toEqual([])
})
