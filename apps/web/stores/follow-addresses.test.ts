import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { addressGet, addressSave, addressSearch } from '@harbour/protocol'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'

const tower = { lat: 22.2855, lng: 114.2187 }
const inChinese = { building: '太古城 銀柏閣', district: '東區', fullAddress: '香港鰂魚涌太古城道 8 號' }
const inEnglish = { building: 'Ngan Pak Mansion, Taikoo Shing', district: 'Eastern', fullAddress: '8 Taikoo Shing Road, Hong Kong' }
const kept = {
  ...tower,
  ...inChinese,
  floor: '3',
  flat: 'B',
  addressId: crypto.randomUUID(),
  addressCode: 'T01',
  label: '',
  isDefault: true,
}

// A gateway that knows one tower and one member's address, over real HTTP; it remembers what it was asked.
let asked: string[] = []
const server = createServer(
  (request, response) => void text(request).then((form) => response.end(JSON.stringify(answer(request.url, form)))),
)
server.listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())

function answer(url = '', form: string) {
  const name = url.split('_name=').at(-1) ?? ''
  asked.push(name)
  const words = /name="langType"\r\n\r\n2/.test(form) ? inEnglish : inChinese
  const near = { ...tower, ...words, placeId: 'tower', kind: 'building', distance: 0 }
  return { status: 1, msg: '', data: about(name, near), logId: 'log', serverTime: Date.now() }
}

/** One that is named anew here is kept as it is called now. */
function about(name: string, near: object): object {
  if (name === addressGet.name) return { addresses: [{ ...kept, contact: null }] }
  return name === addressSave.name ? { ...kept, ...inEnglish, contact: null } : { data: [near] }
}

let held = new Map<string, string>()
const shelf = {
  getItem: (key: string) => held.get(key) ?? null,
  setItem: (key: string, value: string) => void held.set(key, value),
  removeItem: (key: string) => void held.delete(key),
}
const gateway = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api` // listening, so it has a port
vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: { gateway } } })
vi.stubGlobal('localStorage', shelf)
vi.stubGlobal('sessionStorage', shelf)
vi.stubGlobal('addEventListener', () => undefined)

const keptAs = (state: object) => JSON.stringify({ state, version: 0 })
const door = { ...tower, ...inChinese, floor: '12', flat: 'B' }
const saved = { addressCode: 'home', address: door, contact: { title: '', name: '', phone: '' }, tag: 'T01', isDefault: true }
const kitty = { userId: 'kitty', phone: '1', accessCode: 'code', visitor: false }

/** The page begins, with what this device has kept. */
async function newPage(device: Record<string, object> = {}) {
  held = new Map(Object.entries(device).map(([key, state]) => [key, keptAs(state)]))
  vi.resetModules()
  const { speak } = await import('../locale.ts')
  speak('en')
  const { recallAll } = await import('./kept.ts')
  const { followAddresses } = await import('./follow-addresses.ts')
  const [{ useSession }, { savedAddresses }, { where }] = await Promise.all([
    import('./session.ts'),
    import('./addresses.ts'),
    import('./place.ts'),
  ])
  recallAll()
  return { followAddresses, useSession, savedAddresses, where }
}

/** The code that is fetched at need has to come first. */
const soon = (look: () => void) => vi.waitFor(look, { timeout: 25_000 })

/** Longer than anything here takes. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 300))

beforeEach(() => {
  asked = []
  vi.stubGlobal('localStorage', shelf)
})

test('[4.1] the addresses of a device are named in the language of its page', async () => {
  const { followAddresses, savedAddresses, where } = await newPage({
    place: { byBrand: { 31: { address: door } } },
    addresses: { byBrand: { 31: [saved] } },
  })
  followAddresses()
  await soon(() => expect(where().address).toEqual({ ...door, ...inEnglish }))
  await soon(() => expect(savedAddresses()).toEqual([{ ...saved, address: { ...door, ...inEnglish } }]))
})

test('a fresh guest’s page asks nobody anything', async () => {
  const { followAddresses } = await newPage()
  followAddresses()
  await aWhile()
  expect(asked).toEqual([])
})

test('[6.2] a member has their addresses here, whether they come as one or log in, and once a login', async () => {
  const session = { deviceId: crypto.randomUUID(), user: kitty, secretKey: 'key' }
  const { followAddresses, useSession, savedAddresses } = await newPage({ store: session })
  followAddresses()
  await soon(() => expect(savedAddresses()).toMatchObject([{ addressCode: kept.addressId, kept: true }]))
  const asks = () => asked.filter((name) => name === addressGet.name).length
  useSession.setState({ secretKey: 'another' })
  await aWhile()
  expect(asks()).toBe(1)
  useSession.setState({ user: { ...kitty, visitor: true } })
  useSession.setState({ user: kitty })
  await soon(() => expect(asks()).toBe(2))
})

test('[4.1] [6.2] a member’s addresses are named in the language of the page as they come', async () => {
  const session = { deviceId: crypto.randomUUID(), user: kitty, secretKey: 'key' }
  const { followAddresses, savedAddresses } = await newPage({ store: session })
  followAddresses()
  await soon(() => expect(savedAddresses()).toMatchObject([{ address: inEnglish }]))
  expect(asked).toContain(addressSearch.name)
})

test('a browser that keeps nothing follows as well', async () => {
  const refuse = () => {
    throw new DOMException('keeps nothing', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const { followAddresses, useSession, savedAddresses } = await newPage()
  followAddresses()
  useSession.setState({ deviceId: crypto.randomUUID(), user: kitty, secretKey: 'key' })
  await soon(() => expect(savedAddresses()).toMatchObject([{ addressCode: kept.addressId }]))
})
