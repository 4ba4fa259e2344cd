import { afterAll, expect, test } from 'vitest'
import { isLogin } from '@harbour/protocol'
import { brandIds, type Brand } from '@harbour/rules'
import { openMetricsPort } from './health-routes.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { openFreezableProxy } from '../../testing/freezable-proxy.ts'
import { startGateway } from '../../testing/gateway.ts'
import { freePort } from '../../testing/gateway-process.ts'
import { wholeLaneOnly } from '../../testing/lane.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('a gateway that reaches its database is ready', async () => {
  const answer = async () => {
    const response = await fetch(`${gateway.url}/readyz`)
    return [response.status, await response.json()]
  }
  await expect.poll(answer).toEqual([200, { ok: true }])
})

test('a chain of one region alone is ready, and one that has no shop left is not', async () => {
  const { catalogue } = gateway.context
  const brands: Brand[] = [brandIds.macau]
  const regional = { ...catalogue, shops: (brand: Brand) => (brands.includes(brand) ? catalogue.shops(brand) : []) }
  const alone = await startGateway({ instead: { catalogue: regional } })
  const ready = async () => (await fetch(`${alone.url}/readyz`)).status
  await expect.poll(ready).toBe(200)
  brands.pop()
  expect(await ready()).toBe(503)
  await alone.stop()
})

test('a gateway that lost its database lives, and is not ready', async () => {
  const lost = await startGateway()
  await lost.context.db.stop()
  expect((await fetch(`${lost.url}/readyz`)).status).toBe(503)
  expect((await fetch(`${lost.url}/healthz`)).status).toBe(200)
})

test(
  'a gateway whose database has stopped answering says so, to all who ask, and is ready when it answers again',
  wholeLaneOnly,
  async () => {
    const road = await openFreezableProxy(gateway.context.db.url)
    const db = openDatabase(road.url)
    const hung = await startGateway({ instead: { db } })
    // Who watches over a gateway waits no longer.
    const ready = async () => (await fetch(`${hung.url}/readyz`, { signal: AbortSignal.timeout(5000) })).status
    await expect.poll(ready).toBe(200)
    road.freeze()
    await expect.poll(ready).toBe(503)
    expect(await Promise.all(Array.from({ length: 20 }, ready))).toEqual(Array<number>(20).fill(503))
    road.thaw()
    await expect.poll(ready).toBe(200)
    await hung.stop()
    await db.stop()
    road.close()
  },
)

test('without a token nobody may measure where guests come, not even this machine, which may be a proxy', async () => {
  expect((await fetch(`${gateway.url}/metrics`)).status).toBe(403)
  expect((await fetch(`${gateway.url}/metrics`, { headers: { authorization: 'Bearer undefined' } })).status).toBe(403)
})

test('a port of their own is for this machine alone, and has nothing but the measures', async () => {
  await gateway.call(isLogin)
  const port = await freePort()
  const { context } = gateway
  const close = await openMetricsPort({ metricsPort: port, metricsToken: undefined }, context.metrics)
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(await answer.text()).toContain('harbour_calls_total{action="isLogin",code="SESSION_EXPIRED"} 1')
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(404)
  close()
})

test('with a token only its holder may measure', async () => {
  const token = 'a token of sixteen'
  const guarded = await startGateway({ environment: { METRICS_TOKEN: token } })
  const status = async (authorization?: string) =>
    (await fetch(`${guarded.url}/metrics`, { headers: authorization ? { authorization } : {} })).status
  expect([await status(), await status('Bearer wrong'), await status(`Bearer ${token}`)]).toEqual([403, 403, 200])
  await guarded.stop()
})

test('a port of their own asks for the token, too, where there is one', async () => {
  const [port, token] = [await freePort(), 'a token of sixteen']
  const close = await openMetricsPort({ metricsPort: port, metricsToken: token }, gateway.context.metrics)
  const status = async (headers: Record<string, string>) => (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).status
  expect([await status({}), await status({ authorization: `Bearer ${token}` })]).toEqual([403, 200])
  close()
})
