import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { otlpTracer } from './otlp-tracer.ts'

type OtlpSpan = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: object[]; status: { code: number } }
type Received = { authorization: string | undefined; spans: OtlpSpan[] }
type Body = { resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[] }

const received: Received[] = []
const collector = createServer((request, response) => {
  void text(request).then((body) => {
    const { resourceSpans } = JSON.parse(body) as Body // as OTLP's papers say
    const spans = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
    received.push({ authorization: request.headers.authorization, spans })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
}).listen(0, '127.0.0.1')
await once(collector, 'listening')
const { port } = collector.address() as AddressInfo // it listens on a port
const settings = { url: `http://127.0.0.1:${port}/v1/traces`, token: 'a token', sample: 1, web: true }
beforeEach(() => void (received.length = 0))
afterAll(() => {
  collector.closeAllConnections()
  collector.close()
})

const page = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7', sampled: true, remote: true }

test('spans reach the collector below one another, in the trace of their page', async () => {
  const tracer = otlpTracer(settings)
  const call = tracer.start({ name: 'call', kind: 'server', parent: page })
  const statement = tracer.start({ name: 'orders-post', kind: 'client', parent: call.context })
  statement.describe({ failed: true })
  statement.end()
  call.describe({ name: 'postOrder', attributes: { 'harbour.code': 'OK' } })
  call.end()
  await tracer.stop()
  const spans = received.flatMap((each) => each.spans)
  const { traceId } = page
  expect(spans.find(({ name }) => name === 'orders-post')).toMatchObject({
    traceId,
    parentSpanId: call.context.spanId,
    status: { code: 2 },
  })
  expect(spans.find(({ name }) => name === 'postOrder')).toMatchObject({
    traceId,
    parentSpanId: page.spanId,
    attributes: [{ key: 'harbour.code', value: { stringValue: 'OK' } }],
  })
  expect(received[0]?.authorization).toBe('Bearer a token')
})

test('a page that asks for its trace to be kept is not heard where none is, and the log still has the ids', async () => {
  const tracer = otlpTracer({ ...settings, sample: 0 })
  const call = tracer.start({ name: 'call', kind: 'server', parent: page })
  call.end()
  await tracer.stop()
  expect(call.context).toMatchObject({ traceId: page.traceId, sampled: false })
  expect(received).toEqual([])
})
