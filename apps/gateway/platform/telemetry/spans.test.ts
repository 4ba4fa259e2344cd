import { afterEach, beforeEach, expect, test } from 'vitest'
import { recordSpans } from '../../testing/recorded-spans.ts'
import { describeSpan, inSpan, readTraceparent, traceFields } from './spans.ts'

let recorded: ReturnType<typeof recordSpans>
beforeEach(() => void (recorded = recordSpans()))
afterEach(() => recorded.stop())

const work = async () => 'done'

test('a span stands below the one that is under way, in the same trace', async () => {
  await inSpan({ name: 'call', kind: 'server' }, () => inSpan({ name: 'statement', kind: 'client' }, work))
  const [statement, call] = recorded.spans
  expect([statement?.name, call?.name]).toEqual(['statement', 'call'])
  expect(statement?.parent).toEqual(call?.context)
  expect(call?.parent).toBeUndefined()
})

test('work that goes wrong is a span that failed, and goes wrong as before', async () => {
  await expect(inSpan({ name: 'call', kind: 'server' }, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(recorded.spans).toMatchObject([{ name: 'call', failed: true }])
})

test('a line of the log names its trace while there is one', async () => {
  expect(traceFields()).toEqual({})
  const fields = await inSpan({ name: 'call', kind: 'server' }, async () => traceFields())
  expect(fields).toEqual({ traceId: recorded.spans[0]?.context.traceId, spanId: recorded.spans[0]?.context.spanId })
})

test('where traces are off the work is done alone', async () => {
  recorded.stop()
  expect(await inSpan({ name: 'call', kind: 'server' }, async () => (describeSpan({ failed: true }), traceFields()))).toEqual({})
  expect(recorded.spans).toEqual([])
})

const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']

test('a header of another is read as W3C says', () => {
  expect(readTraceparent(`00-${traceId}-${spanId}-01`)).toEqual({ traceId, spanId, sampled: true, remote: true })
  expect(readTraceparent(`00-${traceId}-${spanId}-00`)).toMatchObject({ sampled: false })
})

test.each([
  undefined,
  '',
  ['00'],
  `01-${traceId}-${spanId}-01`,
  `00-${'0'.repeat(32)}-${spanId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId.toUpperCase()}-${spanId}-01`,
  `00-${traceId}-${spanId}-01-more`,
])('a header that is none names no trace: %j', (header) => {
  expect(readTraceparent(header)).toBeUndefined()
})
