import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createPush } from './push.ts'

const service = createPush().listen(0, '127.0.0.1')
await once(service, 'listening')
const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}` // a TCP server's address is no string
afterAll(() => void service.close())

const post = (path: string, more: RequestInit = {}) => fetch(`${url}${path}`, { method: 'POST', ...more })
const opened = async () => (await (await post('/browsers')).json()) as { id: string; endpoint: string; p256dh: string; auth: string } // as the service says it

test('a browser has a subscription of the usual shape', async () => {
  expect(await opened()).toEqual({
    id: expect.any(String),
    endpoint: expect.stringContaining(`${url}/push/`),
    p256dh: expect.stringMatching(/^B[\w-]{86}$/),
    auth: expect.stringMatching(/^[\w-]{22}$/),
  })
})

test('who does not say who they are is not heard', async () => {
  const { endpoint } = await opened()
  expect((await fetch(endpoint, { method: 'POST', headers: { ttl: '60' }, body: 'x' })).status).toBe(403)
  const forged = `vapid t=a.b.c, k=${'B'.repeat(87)}`
  expect((await fetch(endpoint, { method: 'POST', headers: { ttl: '60', authorization: forged }, body: 'x' })).status).toBe(403)
})

test('a browser that is closed is gone, and others were never there', async () => {
  const { id, endpoint } = await opened()
  await fetch(`${url}/browsers/${id}`, { method: 'DELETE' })
  expect((await fetch(endpoint, { method: 'POST' })).status).toBe(410)
  expect((await post('/push/other')).status).toBe(404)
})

test('nothing has been told yet, and nonsense is turned away', async () => {
  const { id } = await opened()
  expect(await (await fetch(`${url}/messages`)).json()).toEqual([])
  expect(await (await fetch(url)).text()).toContain('Nothing yet')
  expect((await post(`/browsers/${id}/answers`, { body: '[1]' })).status).toBe(400)
  expect((await fetch(`${url}/push/${id}`)).status).toBe(405)
})
