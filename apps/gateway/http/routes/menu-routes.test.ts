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

test.each(['made-up', '..', '%2e%2e%2fmain', '%00'])('there is no menu %s', async (name) => {
  const response = await fetch(`${gateway.url}/menu/${name}.json`)
  expect(response.status).toBe(404)
})
