import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPayments, type TestServer } from './server.fixtures.ts'

let pay: TestServer
beforeAll(async () => void (pay = await startPayments({ refundMs: 3000 })))
afterAll(() => pay.stop())

const statusOf = async (id: string) => (await pay.ask('GET', `/v1/payments/${id}`)).body.status
const approve = (id: string) => pay.send('POST', `/payments/${id}/approve`)

test('a payment expires at its moment, that moment included, and is then paid no more', async () => {
  const [{ id }, other] = [(await pay.start()).body, (await pay.start()).body]
  pay.pass(15 * 60_000 - 1)
  expect(await statusOf(id)).toBe('requires_action')
  await approve(other.id)
  pay.pass(1)
  expect([await statusOf(id), await statusOf(other.id)]).toEqual(['expired', 'authorised'])
  await approve(id)
  expect(await statusOf(id)).toBe('expired')
  pay.pass(-15 * 60_000)
})

test('a hold lapses after seven days', async () => {
  const { id } = (await pay.start()).body
  await approve(id)
  pay.pass(7 * 86_400_000 - 1)
  expect(await statusOf(id)).toBe('authorised')
  pay.pass(1)
  expect(await statusOf(id)).toBe('expired')
  pay.pass(-7 * 86_400_000)
})

test('a late approval counts only once it has expired', async () => {
  await pay.send('POST', '/faults', { body: { kind: 'pays-late', ms: 5000 } })
  const { id } = (await pay.start()).body
  await approve(id)
  pay.pass(15 * 60_000)
  expect(await statusOf(id)).toBe('expired')
  pay.pass(4999)
  expect(await statusOf(id)).toBe('expired')
  pay.pass(1)
  expect(await statusOf(id)).toBe('authorised')
  pay.pass(-15 * 60_000 - 5000)
})

test('with the fault armed even what has expired can be approved', async () => {
  const { id } = (await pay.start()).body
  await pay.send('POST', `/payments/${id}/expire`)
  await pay.send('POST', '/faults', { body: { kind: 'pays-late' } })
  await approve(id)
  expect(await statusOf(id)).toBe('authorised')
})

test('what was cancelled after it had expired is approved no more, fault or not', async () => {
  const { id } = (await pay.start()).body
  await pay.send('POST', `/payments/${id}/expire`)
  await pay.ask('POST', `/v1/payments/${id}/cancel`)
  await pay.send('POST', '/faults', { body: { kind: 'pays-late' } })
  await approve(id)
  expect(await statusOf(id)).toBe('expired')
  await pay.send('DELETE', '/faults')
})

test('a refund is pending for three seconds, or as long as a tester says', async () => {
  const { id } = (await pay.start({ method: 'alipay', capture: 'automatic' })).body
  await approve(id)
  const refund = async (key: string) =>
    (await pay.ask('POST', '/v1/refunds', { key, body: { payment: id, amount: 100, reference: key } })).body
  const refundStatus = async (refundId: string) => (await pay.ask('GET', `/v1/refunds/${refundId}`)).body.status
  const first = await refund('one')
  expect(first.status).toBe('pending')
  pay.pass(2999)
  expect(await refundStatus(first.id)).toBe('pending')
  pay.pass(1)
  expect(await refundStatus(first.id)).toBe('succeeded')
  expect((await pay.send('POST', '/settings', { body: { refund_ms: 0 } })).status).toBe(204)
  const second = await refund('two')
  expect(await refundStatus(second.id)).toBe('succeeded')
  expect((await pay.send('POST', '/settings', { body: { refund_ms: -1 } })).status).toBe(400)
})

test('a refund that fails gives its amount back to what can be refunded', async () => {
  const { id } = (await pay.start({ method: 'alipay', capture: 'automatic' })).body
  await approve(id)
  const refund = (key: string) => pay.ask('POST', '/v1/refunds', { key, body: { payment: id, amount: 5800, reference: key } })
  await pay.send('POST', '/settings', { body: { refund_ms: 3000 } })
  await pay.send('POST', '/faults', { body: { kind: 'refund-fails' } })
  const failing = await refund('failing')
  expect((await pay.ask('GET', `/v1/payments/${id}`)).body.amount_refunded).toBe(5800)
  pay.pass(3000)
  expect((await pay.ask('GET', `/v1/refunds/${failing.body.id}`)).body.status).toBe('failed')
  expect((await pay.ask('GET', `/v1/payments/${id}`)).body.amount_refunded).toBe(0)
  expect((await refund('again')).status).toBe(201)
})

test('a refund that bounces has succeeded, and fails a second later, and is told twice', async () => {
  const { id } = (await pay.start({ method: 'alipay', capture: 'automatic' })).body
  await approve(id)
  await pay.send('POST', '/settings', { body: { refund_ms: 0 } })
  await pay.send('POST', '/faults', { body: { kind: 'refund-bounces' } })
  const { body } = await pay.ask('POST', '/v1/refunds', { key: 'bounces', body: { payment: id, amount: 5800, reference: 'r' } })
  const stands = async () => [
    (await pay.ask('GET', `/v1/refunds/${body.id}`)).body.status,
    (await pay.ask('GET', `/v1/payments/${id}`)).body.amount_refunded,
  ]
  expect(await stands()).toEqual(['succeeded', 5800])
  pay.pass(1000)
  expect(await stands()).toEqual(['failed', 0])
})
