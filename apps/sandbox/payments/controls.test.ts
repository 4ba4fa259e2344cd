import { afterAll, expect, test } from 'vitest'
import { startPayments } from './server.fixtures.ts'

const pay = await startPayments()
afterAll(() => pay.stop())

const page = async (path = '/') => (await fetch(`${pay.url}${path}`)).text()
const press = (path: string, fields: Record<string, string> = {}) =>
  fetch(`${pay.url}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

test('the page shows every payment and what can be done with it, and nothing of it is markup', async () => {
  expect(await page()).toContain('Nothing yet.')
  const { id, page_url } = (await pay.start({ reference: '<b>7' })).body
  const text = await page()
  for (const part of ['&lt;b&gt;7', 'HK$58.00', 'requires_action', page_url.replace('&', '&amp;')]) expect(text).toContain(part)
  for (const operation of ['approve', 'decline', 'abandon', 'expire']) expect(text).toContain(`action="/payments/${id}/${operation}"`)
  const pressed = await press(`/payments/${id}/approve`)
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/'])
  expect(await page()).toContain('authorised')
  expect(await page()).not.toContain(`/payments/${id}/approve`)
})

test('it looks again by itself only when it is told to', async () => {
  expect(await page()).not.toContain('http-equiv="refresh"')
  expect(await page('/?live')).toContain('http-equiv="refresh"')
})

test('faults are armed by a form too, and called off', async () => {
  await press('/faults', { kind: 'slow', times: '2', on: 'capture', ms: '' })
  expect(await page()).toContain('slow, times 2, on capture')
  expect((await press('/faults', { kind: 'rain', times: '1' })).status).toBe(400)
  await press('/faults/clear')
  expect(await page()).toContain('<p>None.</p>')
})

test.each([
  ['approve', 'authorised', null],
  ['decline', 'declined', 'card_declined'],
  ['abandon', 'declined', 'abandoned'],
  ['expire', 'expired', null],
])('%s by JSON: %s', async (operation, status, code) => {
  const { id } = (await pay.start()).body
  expect((await pay.ask('POST', `/payments/${id}/${operation}`)).body).toMatchObject({ status, decline_code: code })
})

test.each([
  ['/faults', { kind: 'rain' }, 400],
  ['/faults', { kind: 'slow', times: 0 }, 400],
  ['/faults', { kind: 'slow', on: ['dance'] }, 400],
  ['/faults', [{ kind: 'slow' }, 7], 400],
  ['/payments/pay_none/approve', {}, 404],
  ['/nowhere', {}, 404],
])('what makes no sense is turned away: %s %o', async (path, body, status) => {
  expect((await pay.send('POST', path, { body })).status).toBe(status)
})

test('faults come in their order, each for as many requests of the named operations as it says', async () => {
  const { id } = (await pay.start()).body
  await pay.send('POST', '/faults', {
    body: [
      { kind: 'broken', on: ['read'], times: 2 },
      { kind: 'limit', on: ['read'] },
      { kind: 'broken', on: ['cancel'] },
    ],
  })
  const read = async () => (await pay.send('GET', `/v1/payments/${id}`)).status
  expect([await read(), await read(), await read(), await read()]).toEqual([500, 500, 429, 200])
  expect((await pay.send('DELETE', '/faults')).status).toBe(204)
  expect((await pay.send('POST', `/v1/payments/${id}/cancel`)).status).toBe(200)
  expect((await pay.ask('GET', '/faults')).body).toEqual({ coming: [] })
})
