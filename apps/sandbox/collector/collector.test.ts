import { once } from 'node:events'
import { afterAll, expect, test } from 'vitest'
import { createCollector } from './collector.ts'

const server = createCollector().listen(0, '127.0.0.1')
await once(server, 'listening')
const at = server.address()
const url = at && typeof at === 'object' ? `http://127.0.0.1:${at.port}` : ''
afterAll(() => server.close())

const post = (path: string, body: string) => fetch(url + path, { method: 'POST', body })
const seen = async (): Promise<unknown> => (await fetch(`${url}/seen`)).json()

test('[7.29] it keeps what analytics is told', async () => {
  expect((await post('/g/collect?v=2&tid=G-1&en=view_item', '{"value":12}')).status).toBe(200)
  expect(await seen()).toMatchObject({ events: [{ key: 'G-1', name: 'view_item', params: { value: 12 } }] })
})

test('[7.29] it keeps what the error-reporting service is told', async () => {
  await post('/api/7/envelope/', '{"dsn":"http://k@h/7"}\n{"type":"event"}\n{"exception":{"values":[]}}\n')
  expect(await seen()).toMatchObject({ faults: [{ project: '7', fault: { exception: { values: [] } } }] })
})

test.each(['/g/collect?tid=G-1&en=x', '/api/7/envelope/'])('it turns away what nobody can read at %s', async (path) => {
  expect((await post(path, 'hello')).status).toBe(400)
})

test.each(['/gtag/js?id=G-1', '/gtm.js?id=GTM-1'])('it has a script at %s', async (path) => {
  expect((await fetch(url + path)).headers.get('content-type')).toContain('javascript')
})

test('its page shows all of it, and runs nothing', async () => {
  await post('/g/collect?tid=G-1&en=%3Cscript%3E', '{}')
  const page = await (await fetch(url)).text()
  expect(page).toContain('view_item to G-1')
  expect(page).not.toContain('<script>')
})
