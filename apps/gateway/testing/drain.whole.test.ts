import { once } from 'node:events'
import { isLogin } from '@harbour/protocol'
import { expect, test } from 'vitest'
import { newGuest, place } from './orders.fixtures.ts'
import { freePort } from './gateway-process.ts'
import { post } from './gateway.ts'
import { startProcessWorld } from './process-world.ts'

const { beside, startProcess } = await startProcessWorld()

test('a gateway that is told to stop sends proxies elsewhere, and answers until they have seen it', { timeout: 60_000 }, async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const guest = await newGuest(beside)
  const { orderId } = await place(beside, guest)
  const child = await startProcess(port, { DRAIN_SECONDS: '3' })
  const stream = await fetch(`${url}/events/orders/${orderId}?ticket=${beside.context.tickets.issue(orderId)}`)
  const told = stream.text()
  const begun = Date.now()
  child.kill('SIGTERM')
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503)
  expect((await fetch(`${url}/healthz`)).headers.get('connection')).toBe('close')
  expect((await post(`${url}/api`, { definition: isLogin, as: guest })).status).toBe(1)
  expect(await told).toMatch(/^retry: \d+\n\nid: 1\ndata: .*\n\n(:\n\n)*retry: \d+\n\n$/)
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
  expect(Date.now() - begun).toBeGreaterThan(2900)
})
