import { afterAll, expect, test } from 'vitest'
import { noon, startPayments, usual } from './server.fixtures.ts'

const pay = await startPayments()
afterAll(() => pay.stop())

test('a payment starts waiting for its guest, and says all of itself', async () => {
  const { status, body } = await pay.start({ reference: 'first' })
  expect(status).toBe(201)
  const { amount, currency, method, capture, expires_at } = usual
  const told = { amount, currency, method, capture, expires_at, reference: 'first', status: 'requires_action', created: noon }
  expect(body).toMatchObject({ ...told, amount_captured: 0, amount_refunded: 0, card: null, decline_code: null })
  expect(await pay.ask('GET', `/v1/payments/${body.id}`)).toEqual({ status: 200, body })
})

test.each([
  [{ method: 'octopus', currency: 'MOP', capture: 'automatic' }, 'octopus_takes_hkd'],
  [{ method: 'mpay', capture: 'automatic' }, 'mpay_takes_mop'],
  [{ method: 'octopus', amount: 5805, capture: 'automatic' }, 'octopus_takes_multiples_of_10_cents'],
  [{ method: 'alipay' }, 'only_cards_can_be_held'],
  [{ method: 'octopus' }, 'only_cards_can_be_held'],
  [{ card: 'card_none' }, 'unknown_card'],
  [{ expires_at: noon + 3_600_001 }, 'expires_in_60_minutes_at_most'],
  [{ expires_at: noon }, 'has_expired'],
  [{ amount: 0 }, 'invalid_request'],
  [{ amount: 58.5 }, 'invalid_request'],
  [{ return_url: 'javascript:alert(1)' }, 'invalid_request'],
  [{ method: 'cash' }, 'invalid_request'],
])('%o is refused as %s', async (more, code) => {
  const { status, body } = await pay.start(more)
  expect([status, body.error.code]).toEqual([400, code])
})

test.each([
  [{ expires_at: noon + 3_600_000 }, noon + 3_600_000],
  [{ method: 'octopus', capture: 'automatic' }, noon + 600_000],
  [{ method: 'octopus', capture: 'automatic', expires_at: noon + 60_000 }, noon + 60_000],
])('%o lasts until %i', async (more, ends) => {
  expect((await pay.start(more)).body.expires_at).toBe(ends)
})

test('one key is one payment, even all at once; with another body it is refused, without one too', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => pay.start({ reference: 'once' }, 'one-key')))
  expect(new Set(all.map(({ body }) => body.id)).size).toBe(1)
  expect((await pay.ask('GET', '/v1/payments?reference=once')).body.data).toHaveLength(1)
  const other = await pay.start({ reference: 'once', amount: 5900 }, 'one-key')
  expect([other.status, other.body.error.code]).toEqual([409, 'idempotency_mismatch'])
  expect((await pay.ask('POST', '/v1/payments', { body: usual })).body.error.code).toBe('idempotency_key_missing')
})

test('strangers get nothing', async () => {
  const { body } = await pay.start()
  for (const bearer of ['', 'pk_sandbox_harbour', 'sk_other']) {
    const asked = [
      pay.ask('GET', `/v1/payments/${body.id}`, { bearer }),
      pay.ask('GET', '/v1/payments', { bearer }),
      pay.ask('POST', '/v1/refunds', { bearer, key: 'k', body: {} }),
    ]
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([401, 401, 401])
  }
  const missing = [pay.ask('GET', '/v1/payments/pay_none'), pay.ask('POST', '/v1/payments/pay_none/cancel'), pay.ask('PUT', '/v1/payments')]
  expect((await Promise.all(missing)).map(({ status }) => status)).toEqual([404, 404, 404])
})

test('a held card is captured once, in part if asked so', async () => {
  const { id } = (await pay.start()).body
  const capture = (amount: number) => pay.ask('POST', `/v1/payments/${id}/capture`, { body: { amount } })
  expect((await capture(5800)).body.error.code).toBe('not_capturable')
  await pay.send('POST', `/payments/${id}/approve`)
  expect((await capture(5801)).body.error.code).toBe('amount_too_large')
  expect((await capture(5000)).body).toMatchObject({ status: 'captured', amount_captured: 5000 })
  expect((await capture(5000)).status).toBe(200)
  expect((await capture(5800)).body.error.code).toBe('already_captured')
  expect(await pay.ask('POST', `/v1/payments/${id}/cancel`)).toMatchObject({ status: 409, body: { error: { code: 'already_captured' } } })
  const refund = await pay.ask('POST', '/v1/refunds', { key: `${id}:1`, body: { payment: id, amount: 5001, reference: 'r' } })
  expect([refund.status, refund.body.error.code]).toEqual([409, 'amount_too_large'])
})

test('what is cancelled, held or not, is neither captured nor approved', async () => {
  for (const held of [true, false]) {
    const { id } = (await pay.start()).body
    if (held) await pay.send('POST', `/payments/${id}/approve`)
    const cancel = () => pay.ask('POST', `/v1/payments/${id}/cancel`)
    expect([await cancel(), await cancel()]).toMatchObject([{ body: { status: 'cancelled' } }, { body: { status: 'cancelled' } }])
    await pay.send('POST', `/payments/${id}/approve`)
    const capture = await pay.ask('POST', `/v1/payments/${id}/capture`, { body: { amount: 5800 } })
    expect([capture.status, capture.body.error.code]).toEqual([409, 'not_capturable'])
  }
})

test('only what nobody has paid is closed; a hold stays as it is', async () => {
  const close = (id: string) => pay.ask('POST', `/v1/payments/${id}/close`)
  const { id } = (await pay.start()).body
  expect([await close(id), await close(id)]).toMatchObject([{ body: { status: 'cancelled' } }, { body: { status: 'cancelled' } }])
  expect((await pay.send('POST', `/payments/${id}/approve`)).status).toBe(200)
  expect((await close(id)).body).toMatchObject({ status: 'cancelled', amount_authorised: 0 })
  const held = (await pay.start()).body
  await pay.send('POST', `/payments/${held.id}/approve`)
  expect(await close(held.id)).toMatchObject({ status: 409, body: { error: { code: 'already_authorised' } } })
  const capture = await pay.ask('POST', `/v1/payments/${held.id}/capture`, { body: { amount: 5800 } })
  expect(capture.body).toMatchObject({ status: 'captured' })
  expect((await close(held.id)).body.error.code).toBe('already_captured')
})

test('the list goes on after an id and from a moment, so many at a time', async () => {
  const made = [await pay.start(), await pay.start(), await pay.start()].map(({ body }) => body.id)
  const list = async (query: string) => (await pay.ask('GET', `/v1/payments?${query}`)).body
  const two = await list(`after=${made[0]}&limit=1`)
  expect([two.data.map(({ id }) => id), two.has_more]).toEqual([[made[1]], true])
  const rest = await list(`after=${made[1]}&limit=1`)
  expect([rest.data.map(({ id }) => id), rest.has_more]).toEqual([[made[2]], false])
  expect((await list(`created_from=${noon + 1}`)).data).toEqual([])
})
