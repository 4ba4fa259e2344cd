import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createOutbox } from '../outbox/outbox.ts'
import { createRushHour } from './rush-hour.ts'

/** Nobody listens at this gateway. */
const nowhere = { gatewayUrl: 'http://127.0.0.1:9', base: '/api' }
const outbox = createOutbox({ rushHour: createRushHour(nowhere) }).listen(0, '127.0.0.1')
await once(outbox, 'listening')
const url = `http://127.0.0.1:${(outbox.address() as AddressInfo).port}` // a TCP server's address is no string
afterAll(() => void outbox.close())

const begin = (body: string | URLSearchParams, headers: Record<string, string> = {}) =>
  fetch(`${url}/rush-hour`, { method: 'POST', body, headers })
const page = async () => (await fetch(`${url}/rush-hour`)).text()

test.each([
  '{"orders":0}',
  '{"orders":301}',
  '{"orders":1.5}',
  '{"seconds":601}',
  '{"seconds":-1}',
  '{"storeId":"../x"}',
  '{"storeId":"<b>1"}',
  '{"more":1}',
  '"x"',
  'x',
])('what is no rush is turned away: %s', async (body) => {
  expect((await begin(body)).status).toBe(400)
})

test('a page of somebody else’s begins none', async () => {
  expect((await begin('{}', { origin: 'https://evil.example' })).status).toBe(403)
  expect(await page()).toContain('Nothing yet.')
})

test('the page begins one by its form, and says what became of it; it stands still afterwards', async () => {
  const sent = await begin(new URLSearchParams({ storeId: '3101', orders: '5', seconds: '0' }), { origin: url })
  expect(sent.status).toBe(202)
  await expect.poll(page).toContain('1 refused: NO_ANSWER')
  expect(await page()).toContain('0 of 5 placed')
  expect(await page()).not.toContain('http-equiv="refresh"')
  expect((await fetch(`${url}/rush-hour`, { method: 'DELETE' })).status).toBe(405)
})
