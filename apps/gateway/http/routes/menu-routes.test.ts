import { getProductMenu, Menu } from '@harbour/protocol'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)
const { version, url } = await gateway.ask(getProductMenu)
const get = (headers: Record<string, string> = {}) => fetch(gateway.url + url, { headers })

test('[1.11] the file that the call names holds the menu, and may be kept for ever', async () => {
  const response = await get()
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(response.headers.get('vary')).toBe('accept-encoding')
  expect(v.parse(Menu, await response.json())).toMatchObject({ version, brand: 31, language: 1 })
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['identity', null],
  ['br;q=0, gzip;q=0.0', null],
])('whoever accepts %s gets %s', async (accepted, encoding) => {
  const response = await get({ 'accept-encoding': accepted })
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(await response.json()).toMatchObject({ version })
})

test('whoever has it already is not sent it again', async () => {
  const tag = (await get()).headers.get('etag') ?? ''
  for (const known of [tag, `"other", ${tag}`, tag.replace('W/', ''), '*']) expect((await get({ 'if-none-match': known })).status).toBe(304)
  expect((await get({ 'if-none-match': '"other"' })).status).toBe(200)
})

test('a menu is found with a question behind its address too, and its head alone is asked for', async () => {
  expect(await (await fetch(`${gateway.url}${url}?from=here`)).json()).toMatchObject({ version })
  const head = await fetch(gateway.url + url, { method: 'HEAD' })
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, (await get()).headers.get('etag'), ''])
})

test('it carries the headers that every answer carries, and pages from elsewhere may read it where they may call', async () => {
  expect(Object.fromEntries((await get()).headers)).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  })
  const origin = 'https://order.example'
  const elsewhere = await startGateway({ environment: { WEB_ORIGINS: origin } })
  const { url: there } = await elsewhere.ask(getProductMenu)
  const asked = await fetch(elsewhere.url + there, { headers: { origin } })
  const { headers } = asked
  expect([headers.get('access-control-allow-origin'), headers.get('vary')]).toEqual([origin, 'accept-encoding, origin'])
  const stranger = await fetch(elsewhere.url + there, { headers: { origin: 'https://other.example' } })
  expect(stranger.headers.get('access-control-allow-origin')).toBeNull()
  await elsewhere.stop()
})

test.each(['made-up', '..', '%2e%2e%2fmain', '%00'])('there is no menu %s', async (name) => {
  const response = await fetch(`${gateway.url}/menu/${name}.json`)
  expect(response.status).toBe(404)
})
