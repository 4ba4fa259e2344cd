import { randomUUID } from 'node:crypto'
import { endpointListGet, endpointSave } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newEndpoint, startWebhooks } from '../../../testing/webhooks.fixtures.ts'

const { gateway, admin, hongKong, macau, own, chains } = await startWebhooks()
afterAll(gateway.stop)

const save = (content: object, as = admin) => gateway.call(endpointSave, newEndpoint(content), as)

test('a new endpoint gets a secret, which is shown this once', async () => {
  const { endpoint, secret } = await gateway.ask(
    endpointSave,
    newEndpoint({ url: 'https://new.example/', events: ['order.ready', 'order.ready'] }),
    admin,
  )
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(endpoint).toMatchObject({ url: 'https://new.example/', events: ['order.ready'], onlyBrand: null, state: 'on', waiting: 0 })
  const { endpointId, url, events } = endpoint
  const changed = await gateway.ask(endpointSave, newEndpoint({ endpointId, url, events, description: 'Till', state: 'off' }), admin)
  expect(changed).toEqual({ endpoint: { ...endpoint, description: 'Till', state: 'off' }, secret: null })
})

test.each([
  'http://erp.example/hook',
  'ftp://erp.example/hook',
  'https://user:secret@erp.example/hook',
  'https://127.0.0.1/hook',
  'https://2130706433/hook',
  'https://[::1]/hook',
  'https://10.0.0.5:8443/hook',
  'https://localhost/hook',
])('%s is no address for them', async (url) => expect(await save({ url })).toMatchObject({ status: 301, code: 'WEBHOOK_URL' }))

test('an admin of a brand keeps to its brand, and an endpoint to its own', async () => {
  const scopes = [
    await save({ url: 'https://other.example/', onlyBrand: null }, hongKong),
    await save({ url: 'https://other.example/', onlyBrand: 42 }, hongKong),
    await save({ endpointId: own.endpointId, onlyBrand: null }, hongKong),
    await save({ endpointId: chains.endpointId, onlyBrand: 31 }, admin),
  ]
  for (const reply of scopes) expect(reply).toMatchObject({ code: 'WEBHOOK_SCOPE', data: null })
  expect(await save({ endpointId: own.endpointId, onlyBrand: 42 }, macau)).toMatchObject({ code: 'WEBHOOK_UNKNOWN', data: null })
  expect(await save({ endpointId: chains.endpointId }, hongKong)).toMatchObject({ code: 'WEBHOOK_UNKNOWN' })
  expect(await save({ endpointId: randomUUID() })).toMatchObject({ code: 'WEBHOOK_UNKNOWN' })
})

test('a brand has twenty at most, and the other its own', async () => {
  const added = async (brand: 31 | 42, at: number) => (await save({ url: `https://many.example/${brand}/${at}`, onlyBrand: brand })).code
  const { endpoints } = await gateway.ask(endpointListGet, {}, admin)
  const there = endpoints.filter(({ onlyBrand }) => onlyBrand === 31).length
  for (let at = there; at < 20; at++) expect(await added(31, at)).toBeUndefined()
  expect([await added(31, 20), await added(42, 20)]).toEqual(['WEBHOOKS_FULL', undefined])
})

test('two endpoints that are given one address at the same moment: one has it', async () => {
  const [one, other] = [
    await save({ url: 'https://one.example/', onlyBrand: 42 }),
    await save({ url: 'https://other.example/', onlyBrand: 42 }),
  ]
  const ids = [one, other].map(({ data }) => (data as { endpoint: { endpointId: string } }).endpoint.endpointId)
  const replies = await Promise.all(ids.map((endpointId) => save({ endpointId, url: 'https://same.example/', onlyBrand: 42 })))
  expect(replies.map(({ code }) => code ?? 'done').toSorted()).toEqual(['WEBHOOK_TAKEN', 'done'])
})

test('a brand has an address once: a double tap adds one', async () => {
  const twice = await Promise.all([1, 2].map(() => save({ url: 'https://twice.example/' })))
  expect(twice.map(({ code }) => code ?? 'done').toSorted()).toEqual(['WEBHOOK_TAKEN', 'done'])
  expect(await save({ endpointId: chains.endpointId, url: 'https://twice.example/' })).toMatchObject({ code: 'WEBHOOK_TAKEN' })
  const { endpoints } = await gateway.ask(endpointListGet, {}, admin)
  expect(endpoints.filter(({ url }) => url === 'https://twice.example/')).toHaveLength(1)
})

test.each([
  { url: 'erp' },
  { description: '' },
  { events: [] },
  { events: ['order.lost'] },
  { onlyBrand: 7 },
  { state: 'dead' },
  { endpointId: 'x' },
])('a malformed content is turned away: %j', async (content) => expect(await save(content)).toMatchObject({ code: 'CONTENT_INVALID' }))
