import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { sendRequest } from '../../adapters/http-request.ts'
import { recordSpans } from '../../testing/recorded-spans.ts'
import { askProvider } from './ask-provider.ts'
import { listenToTelemetry, type ProviderRequest } from './telemetry.ts'

/** Answers with the status that its path names, and never where it names none. */
const server = createServer((request, response) => {
  const status = Number(request.url?.slice(1))
  if (status > 0) response.writeHead(status).end('{}')
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo // it listens on a port
const url = `http://127.0.0.1:${port}`

const asked: ProviderRequest[] = []
const quiet = listenToTelemetry({ providerAsked: (request) => void asked.push(request) })
const recorded = recordSpans()
afterAll(() => {
  quiet()
  recorded.stop()
  server.closeAllConnections()
  server.close()
})

const outcomeOf = async (work: () => Promise<unknown>) => {
  asked.length = 0
  await work().catch(() => undefined)
  return asked.map(({ outcome }) => outcome)
}

test.each([
  ['200', 'answered'],
  ['404', 'refused'],
  ['429', 'busy'],
  ['503', 'failed'],
  ['', 'timeout'],
])('an answer of %j is told as %s, by fetch and by our own requests alike', async (path, outcome) => {
  const signal = () => AbortSignal.timeout(path === '' ? 50 : 10_000)
  const sent = () => sendRequest({ provider: 'yuu', url: `${url}/${path}` }, signal())
  const fetched = () =>
    askProvider(
      'yuu',
      () => fetch(`${url}/${path}`, { signal: signal() }),
      ({ status }) => status,
    )
  expect([await outcomeOf(sent), await outcomeOf(fetched)]).toEqual([[outcome], [outcome]])
})

test('nobody there is not somebody who takes too long', async () => {
  const nobody = 'http://127.0.0.1:9/'
  expect(await outcomeOf(() => sendRequest({ provider: 'yuu', url: nobody }, AbortSignal.timeout(10_000)))).toEqual(['unreachable'])
  expect(await outcomeOf(() => askProvider('yuu', () => fetch(`${nobody}?`)))).toEqual(['unreachable'])
})

test('a request is a span that names its provider and its outcome, and failed where it did', async () => {
  recorded.spans.length = 0
  await sendRequest({ provider: 'candao', url: `${url}/503` }, AbortSignal.timeout(10_000))
  const attributes = { 'peer.service': 'candao', 'harbour.outcome': 'failed' }
  expect(recorded.spans).toMatchObject([{ name: 'candao', kind: 'client', attributes, failed: true }])
})
