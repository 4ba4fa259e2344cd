import { afterAll, expect, test } from 'vitest'
import { isLogin } from '@harbour/protocol'
import { startGateway } from './test-gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('a gateway that reaches its database is ready', async () => {
  const response = await fetch(`${gateway.url}/readyz`)
  expect([response.status, await response.json()]).toEqual([200, { ok: true }])
})

test('a gateway that lost its database lives, and is not ready', async () => {
  const lost = await startGateway()
  await lost.context.db.stop()
  expect((await fetch(`${lost.url}/readyz`)).status).toBe(503)
  expect((await fetch(`${lost.url}/healthz`)).status).toBe(200)
})

test('this machine may measure, nobody whom a proxy brings', async () => {
  await gateway.call(isLogin)
  const response = await fetch(`${gateway.url}/metrics`)
  expect(await response.text()).toContain('harbour_calls_total{action="isLogin",code="SESSION_EXPIRED"} 1')
  expect((await fetch(`${gateway.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.1' } })).status).toBe(403)
})

test('with a token only its holder may measure', async () => {
  const token = 'a token of sixteen'
  const guarded = await startGateway({ environment: { METRICS_TOKEN: token } })
  const status = async (authorization?: string) =>
    (await fetch(`${guarded.url}/metrics`, { headers: authorization ? { authorization } : {} })).status
  expect([await status(), await status('Bearer wrong'), await status(`Bearer ${token}`)]).toEqual([403, 403, 200])
  await guarded.stop()
})
