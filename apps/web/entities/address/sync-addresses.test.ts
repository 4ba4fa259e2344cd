import { addressGet, addressSave, addressSearch, getFrontConfig } from '@harbour/protocol'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, openGateway, storageOf, until } from '../../testing/test-page.ts'

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
const gateway = await openGateway(({ name, form, response }) => {
  asked.push(name)
  const words = /name="langType"\r\n\r\n2/.test(form) ? inEnglish : inChinese
  answer({ response }, about(name, { ...tower, ...words, placeId: 'tower', kind: 'building', distance: 0 }))
})

/** One that is named anew here is kept as it is called now. */
function about(name: string, near: object): object {
  if (name === addressGet.name) return { addresses: [{ ...kept, contact: null }] }
  return name === addressSave.name ? { ...kept, ...inEnglish, contact: null } : { data: [near] }
}

const held = new Map<string, string>()
const shelf = storageOf(held)
vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: { gateway } } })
vi.stubGlobal('localStorage', shelf)
vi.stubGlobal('sessionStorage', shelf)
vi.stubGlobal('addEventListener', () => undefined)
// Read once, the code that is fetched at need comes at once.
await Promise.all([import('./translate-addresses.ts'), import('./address-book.ts')])

const keptAs = (state: object) => JSON.stringify({ state, version: 0 })
const door = { ...tower, ...inChinese, floor: '12', flat: 'B' }
const saved = { addressCode: 'home', address: door, contact: { title: '', name: '', phone: '' }, tag: 'T01', isDefault: true }
const kitty = { userId: 'kitty', phone: '1', accessCode: 'code', visitor: false }

/** The page begins, with what this device has kept. */
async function newPage(device: Record<string, object> = {}) {
  held.clear()
  for (const [key, state] of Object.entries(device)) held.set(key, keptAs(state))
  vi.resetModules()
  const { setLanguage } = await import('../../lib/locale.ts')
  setLanguage('en')
  const { restoreStores } = await import('../../lib/persisted-store.ts')
  const { syncAddresses } = await import('./sync-addresses.ts')
  const [{ useSession }, { savedAddresses }, { orderLocation }, { recentPlaces }] = await Promise.all([
    import('../../api/session.ts'),
    import('./saved-addresses.ts'),
    import('../location/order-location.ts'),
    import('./recent-places.ts'),
  ])
  restoreStores()
  return { syncAddresses, useSession, savedAddresses, orderLocation, recentPlaces }
}

/** Waits for all that was to be asked: it is here, and a question that was put after it has its answer. */
async function nothingMore() {
  await Promise.all([import('./translate-addresses.ts'), import('./address-book.ts')])
  const { call } = await import('../../api/call.ts')
  await call(getFrontConfig, { platformKey: 'web' }, { background: true, handles: 'all' }).catch(() => undefined)
}

beforeEach(() => {
  asked = []
  vi.stubGlobal('localStorage', shelf)
})

test('[4.1] the addresses of a device are named in the language of its page', async () => {
  const recent = { ...tower, ...inChinese, kind: 'tower' }
  const { syncAddresses, savedAddresses, orderLocation, recentPlaces } = await newPage({
    place: { byBrand: { 31: { address: door } } },
    addresses: { byBrand: { 31: [saved] } },
    'recent-places': { byBrand: { 31: [recent] } },
  })
  syncAddresses()
  await until(() => expect(orderLocation().address).toEqual({ ...door, ...inEnglish }))
  await until(() => expect(savedAddresses()).toEqual([{ ...saved, address: { ...door, ...inEnglish } }]))
  await until(() => expect(recentPlaces()).toEqual([{ ...recent, ...inEnglish }]))
})

test('places that were chosen before are so named, too, where a device keeps nothing else', async () => {
  const recent = { ...tower, ...inChinese, kind: 'tower' }
  const { syncAddresses, recentPlaces } = await newPage({ 'recent-places': { byBrand: { 31: [recent] } } })
  syncAddresses()
  await until(() => expect(recentPlaces()).toEqual([{ ...recent, ...inEnglish }]))
})

test('a fresh guest’s page asks nobody anything', async () => {
  const { syncAddresses } = await newPage()
  syncAddresses()
  await nothingMore()
  expect(asked).toEqual([getFrontConfig.name])
})

test('[6.2] a member has their addresses here, whether they come as one or log in, and once a login', async () => {
  const session = { deviceId: crypto.randomUUID(), user: kitty, secretKey: 'key' }
  const { syncAddresses, useSession, savedAddresses } = await newPage({ store: session })
  syncAddresses()
  await until(() => expect(savedAddresses()).toMatchObject([{ addressCode: kept.addressId, kept: true }]))
  const asks = () => asked.filter((name) => name === addressGet.name).length
  useSession.setState({ secretKey: 'another' })
  await nothingMore()
  expect(asks()).toBe(1)
  useSession.setState({ user: { ...kitty, visitor: true } })
  useSession.setState({ user: kitty })
  await until(() => expect(asks()).toBe(2))
})

test('[4.1] [6.2] a member’s addresses are named in the language of the page as they come', async () => {
  const session = { deviceId: crypto.randomUUID(), user: kitty, secretKey: 'key' }
  const { syncAddresses, savedAddresses } = await newPage({ store: session })
  syncAddresses()
  await until(() => expect(savedAddresses()).toMatchObject([{ address: inEnglish }]))
  expect(asked).toContain(addressSearch.name)
})

test('a browser that keeps nothing follows as well', async () => {
  const refuse = () => {
    throw new DOMException('keeps nothing', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const { syncAddresses, useSession, savedAddresses } = await newPage()
  syncAddresses()
  useSession.setState({ deviceId: crypto.randomUUID(), user: kitty, secretKey: 'key' })
  await until(() => expect(savedAddresses()).toMatchObject([{ addressCode: kept.addressId }]))
})
