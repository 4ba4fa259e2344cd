import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { endpointSave } from '@harbour/protocol'
import { startGateway, type TestGateway } from './gateway.ts'
import { newStaff, type StaffAs } from './staff.fixtures.ts'

export type ReceivedWebhook = { headers: IncomingHttpHeaders; body: string; type: string; data: Record<string, unknown> }

/** Another's system, which keeps what it hears, and answers as `answer` says; `silent`: not at all. */
export async function startReceiver() {
  const received: ReceivedWebhook[] = []
  const state: { answer: number | 'silent'; location?: string; words: string } = { answer: 204, words: '' }
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { type, data } = JSON.parse(body) as Pick<ReceivedWebhook, 'type' | 'data'> // what the test itself looks at
      received.push({ headers: request.headers, body, type, data })
      if (state.answer === 'silent') return
      response.writeHead(state.answer, state.location === undefined ? {} : { location: state.location }).end(state.words)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a TCP server's address is no string
  return {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    received,
    state,
    types: () => received.map(({ type }) => type),
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Verifies a webhook as its receiver does, by the scheme of standardwebhooks.com; gives how many of its signatures are of this secret. */
export function signaturesOf({ headers, body }: Pick<ReceivedWebhook, 'headers' | 'body'>, secret: string | null): number {
  const key = Buffer.from((secret ?? '').replace('whsec_', ''), 'base64')
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const own = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  return String(headers['webhook-signature'])
    .split(' ')
    .filter((each) => each === own).length
}

/** An endpoint as it is set up, for the orders of every brand. */
export const newEndpoint = (more: object = {}) => ({
  endpointId: null,
  url: 'https://erp.example/hook',
  description: 'ERP',
  events: ['order.placed', 'order.accepted', 'order.ready', 'order.completed', 'order.cancelled', 'order.refunded'],
  onlyBrand: null,
  state: 'on',
  ...more,
})

/** Sets an endpoint up. */
export async function saveEndpoint(gateway: TestGateway, as: StaffAs, more: object = {}) {
  const { endpoint, secret } = await gateway.ask(endpointSave, newEndpoint(more), as)
  return { ...endpoint, secret }
}

/** A gateway with admins of the whole chain and of each brand, and an endpoint of Hong Kong and one of both. */
export async function startWebhooks(environment: Record<string, string> = {}) {
  const gateway = await startGateway({ environment })
  const [admin, hongKong, macau] = [
    await newStaff(gateway, 'admin'),
    await newStaff(gateway, 'admin', { kind: 'brand', brand: 31 }),
    await newStaff(gateway, 'admin', { kind: 'brand', brand: 42 }),
  ]
  const own = await saveEndpoint(gateway, hongKong, { onlyBrand: 31, url: 'https://hk.example/hook' })
  const chains = await saveEndpoint(gateway, admin)
  return { gateway, admin, hongKong, macau, own, chains }
}
