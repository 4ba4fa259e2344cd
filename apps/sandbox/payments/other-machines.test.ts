import { networkInterfaces } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { startPayments } from './server.fixtures.ts'

const open = await startPayments({}, '0.0.0.0')
const own = await startPayments()
afterAll(async () => void (await Promise.all([open.stop(), own.stop()])))

const { port } = new URL(open.url)
const return_url = 'http://192.168.1.5:3000/pay/return'

test('a guest from another machine finds the pages where the shop is found, if they are open to all', async () => {
  expect((await open.start({ return_url })).body.page_url).toContain(`http://192.168.1.5:${port}/pay/pay_`)
  expect((await own.start({ return_url })).body.page_url).toContain(`${own.url}/pay/pay_`)
})

const outward = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)

// A machine without a network has no other side to be looked at from.
test.runIf(outward)('other machines get what guests need, and nothing else', async () => {
  const there = `http://${outward?.address}:${port}`
  const { page_url, id } = (await open.start()).body
  expect((await fetch(`${there}${page_url.slice(page_url.indexOf('/pay/'))}`)).status).toBe(200)
  expect((await fetch(`${there}/v1/tokens`, { method: 'OPTIONS' })).status).toBe(204)
  const headers = { authorization: 'Bearer sk_sandbox_harbour' }
  const closed = ['/', '/payments', '/faults', '/v1/payments', `/v1/payments/${id}`].map((path) => fetch(`${there}${path}`, { headers }))
  expect((await Promise.all(closed)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  expect((await fetch(`${there}/payments/${id}/approve`, { method: 'POST' })).status).toBe(404)
  expect((await open.ask('GET', `/v1/payments/${id}`)).body.status).toBe('requires_action')
})
