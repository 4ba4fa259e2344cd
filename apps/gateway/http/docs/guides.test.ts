import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createInterface } from 'node:readline'
import { getOrderDetail, getShopOrders } from '@harbour/protocol'
import { orderStatuses } from '@harbour/rules'
import { afterAll, afterEach, expect, test } from 'vitest'
import { newWebhookSecret, signedHeaders } from '../../modules/webhooks/sign-webhook.ts'
import { hearNotices } from '../../testing/notices.ts'
import { startGateway } from '../../testing/gateway.ts'
import { newGuest, newTills, place, taikooShop } from '../../testing/orders.fixtures.ts'
import { readOrderEventMessage } from '../sse/order-event-messages.ts'
import type { guidePrograms } from './guide-pages.ts'

const gateway = await startGateway()
const { hub } = gateway.context
const channels = { order_event: (payload: string) => hub.tell(readOrderEventMessage(payload)) }
const listener = await hearNotices(gateway.context, channels, () => hub.resync())
const [till] = await newTills(gateway, taikooShop)
const guest = await newGuest(gateway)
const running: ChildProcess[] = []
afterEach(async () => {
  for (const child of running.splice(0)) {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
})
afterAll(async () => {
  hub.leave()
  await listener.stop()
  await gateway.stop()
})

/** Runs one of the programs as it stands in its guide, and keeps the lines that it prints. */
async function run(name: (typeof guidePrograms)[number], settings: Record<string, string>): Promise<string[]> {
  const shown = await (await fetch(`${gateway.url}/docs/${name}`)).text()
  const page = await (await fetch(`${gateway.url}/docs/${name === 'till.ts' ? 'till' : 'webhooks'}`)).text()
  expect(unescaped(page)).toContain(shown)
  const file = fileURLToPath(new URL(`../../../../docs/integrators/${name}`, import.meta.url))
  const child = spawn(process.execPath, [file], { env: { PATH: process.env.PATH, ...settings }, stdio: ['ignore', 'pipe', 'inherit'] })
  running.push(child)
  const lines: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => void lines.push(line))
  return lines
}

const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

const statusOf = async (orderId: string) => (await gateway.ask(getOrderDetail, { orderId }, guest)).status

test('the till of the guide accepts what waits for it and what comes while it runs, in less than a hundred lines', async () => {
  const waiting = await place(gateway, guest)
  const lines = await run('till.ts', { HARBOUR_URL: gateway.url, HARBOUR_STORE: taikooShop, HARBOUR_KEY: till?.key ?? '' })
  await expect.poll(() => statusOf(waiting.orderId)).toBe(orderStatuses.accepted)
  await expect.poll(() => lines).toContain(`accepted ${waiting.orderId}`)
  const fresh = await place(gateway, guest)
  await expect.poll(() => statusOf(fresh.orderId)).toBe(orderStatuses.accepted)
  await expect.poll(() => lines).toContain(`accepted ${fresh.orderId}`)
  const { orders } = await gateway.ask(getShopOrders, { storeId: taikooShop }, till)
  expect(orders.map(({ status }) => status)).toEqual([orderStatuses.accepted, orderStatuses.accepted])
  expect((await (await fetch(`${gateway.url}/docs/till.ts`)).text()).split('\n').length).toBeLessThan(100)
})

test('the receiver of the guide takes what is signed with its secret once, and turns away what is another’s, changed or old', async () => {
  const secret = newWebhookSecret()
  const lines = await run('webhook-receiver.ts', { HARBOUR_SECRET: secret, PORT: '0' })
  await expect.poll(() => lines[0]).toMatch(/^listening on /)
  const { port } = JSON.parse(lines[0]?.replace('listening on ', '') ?? '{}') as { port: number } // as it has just printed it
  const body = JSON.stringify({ type: 'order.placed', timestamp: '2026-11-20T04:00:00.000Z', data: { orderId: 'of a test' } })
  const post = async (signed: Parameters<typeof signedHeaders>[0], posted = body) =>
    (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers: signedHeaders(signed), body: posted })).status
  const ours = { id: 'one', sentAt: Date.now(), body, secrets: [newWebhookSecret(), secret] }
  expect([await post(ours), await post(ours)]).toEqual([204, 204])
  expect(await post({ ...ours, id: 'two', secrets: [newWebhookSecret()] })).toBe(400)
  expect(await post({ ...ours, id: 'two' }, body.replace('placed', 'cancelled'))).toBe(400)
  expect(await post({ ...ours, id: 'two', sentAt: Date.now() - 10 * 60_000 })).toBe(400)
  await expect.poll(() => lines.slice(1)).toEqual(['order.placed of a test'])
})
