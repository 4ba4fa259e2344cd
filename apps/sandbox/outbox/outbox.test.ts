import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createOutbox } from './outbox.ts'

const outbox = createOutbox().listen(0, '127.0.0.1')
await once(outbox, 'listening')
const url = `http://127.0.0.1:${(outbox.address() as AddressInfo).port}` // a TCP server's address is no string
afterAll(() => void outbox.close())

const post = (body: string) => fetch(`${url}/messages`, { method: 'POST', body })

test('messages are kept, the newest first, and shown with their code in large', async () => {
  expect((await post(JSON.stringify({ channel: 'sms', to: '+85261234567', text: 'The code is 123456.' }))).status).toBe(201)
  await post(JSON.stringify({ channel: 'email', to: 'a@b.example', subject: 'Hello', text: '<b>&' }))
  const kept = (await (await fetch(`${url}/messages`)).json()) as { to: string }[] // as it was posted
  expect(kept.map(({ to }) => to)).toEqual(['a@b.example', '+85261234567'])
  const page = await (await fetch(url)).text()
  expect(page).toContain('<mark>123456</mark>')
  expect(page).toContain('&lt;b&gt;&amp;')
})

test.each(['', 'x', '{}', '{"channel":"fax","to":"1","text":"x"}'])('what is no message is turned away: %s', async (body) => {
  expect((await post(body)).status).toBe(400)
})

test('other paths and methods have nothing', async () => {
  expect((await fetch(`${url}/other`)).status).toBe(404)
  expect((await fetch(url, { method: 'DELETE' })).status).toBe(405)
})
