import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { createVouchers } from './vouchers.ts'

const server = createVouchers({ harbour: 'http://harbour.example' }).listen(0, '127.0.0.1')
await once(server, 'listening')
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/yuu` // a TCP server's address is no string
afterAll(() => void server.close())

const post = (path: string, body: unknown) => fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(body), redirect: 'manual' })
const press = (path: string, fields: Record<string, string>) =>
  fetch(`${url}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
const tokenOf = async (phone: string, kind?: string) =>
  ((await (await post('/app/token', { phone, kind })).json()) as { idtoken: string }).idtoken // as the app tells it
const keys = () => createRemoteJWKSet(new URL(`${url}/.well-known/jwks.json`))
const wanted = { issuer: 'https://pearl.example', audience: 'harbour' }

test('a token is signed by a published key, good for five minutes, and names nobody’s phone', async () => {
  const token = await tokenOf('91110001')
  const { payload, protectedHeader } = await jwtVerify(token, keys(), wanted)
  expect(protectedHeader).toMatchObject({ alg: 'ES256', kid: expect.any(String) })
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300)
  expect(JSON.stringify(payload)).not.toContain('91110001')
  expect(decodeJwt(await tokenOf('91110001')).jti).not.toBe(payload.jti)
  expect(decodeJwt(await tokenOf('91110001')).sub).toBe(payload.sub)
})

test.each(['expired', 'audience', 'issuer', 'key', 'kid', 'unsigned'])('and one that is %s is not', async (kind) => {
  await expect(jwtVerify(await tokenOf('91110002', kind), keys(), wanted)).rejects.toThrow()
})

test('keys are rotated, and replaced', async () => {
  const token = await tokenOf('91110003')
  await post('/app/rotate', {})
  await expect(jwtVerify(token, keys(), wanted)).resolves.toBeDefined()
  await expect(jwtVerify(await tokenOf('91110003'), keys(), wanted)).resolves.toBeDefined()
  await post('/app/replace', {})
  await expect(jwtVerify(token, keys(), wanted)).rejects.toThrow()
})

test('its page logs in, opens Harbour with a token, and logs out', async () => {
  expect((await press('/app/login', { phone: '91110004' })).headers.get('location')).toBe('/yuu/app')
  expect(await (await fetch(`${url}/app`)).text()).toContain('Open Harbour as 91110004')
  const opened = await press('/app/open', { phone: '91110004', kind: 'good' })
  expect(opened.status).toBe(303)
  const to = new URL(opened.headers.get('location') ?? '')
  expect(to.origin).toBe('http://harbour.example')
  await expect(jwtVerify(to.searchParams.get('idtoken') ?? '', keys(), wanted)).resolves.toBeDefined()
  await press('/app/logout', { phone: '91110004' })
  expect(await (await fetch(`${url}/app`)).text()).not.toContain('91110004')
  expect((await press('/app/open', { phone: '<b>' })).status).toBe(400)
})
