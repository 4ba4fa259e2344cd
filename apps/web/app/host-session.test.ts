import { beforeEach, expect, test, vi } from 'vitest'
import type { Host, Identity } from '../hosts/host.ts'
import { storageOf, until } from '../testing/test-page.ts'

vi.stubGlobal('localStorage', storageOf())
vi.stubGlobal('sessionStorage', storageOf())
const { browserHost } = await import('../hosts/browser.ts')
const { refreshHostSession, signInByHost } = await import('./host-session.ts')
const { useHostTips } = await import('../entities/host/host-tips.ts')
const { setOrderLocation, useLocationStore, orderLocation } = await import('../entities/location/order-location.ts')
const { useSession } = await import('../api/session.ts')

const deviceId = '5f0c7b1e-9a1d-4c55-8a7f-2f2d53a2c001'
const kitty: Identity = { userId: 'kitty', phone: '1', accessCode: 'kittys', deviceId }
const ming: Identity = { userId: 'ming', phone: '2', accessCode: 'mings', deviceId }

/** A host that takes its guest for somebody, who may change. */
function hostOf(first: Identity | 'nobody' | undefined, more: Partial<Host> = {}) {
  let [guest, tell] = [first, () => {}]
  const logIn = vi.fn()
  const host: Host = {
    ...browserHost({}),
    kind: 'app',
    identity: async () => guest,
    onIdentity: (listener) => void (tell = listener),
    logIn,
    ...more,
  }
  return {
    open: async () => host,
    logIn,
    async become(next: typeof guest) {
      guest = next
      tell()
      await until(() => expect(useSession.getState().user?.userId).toBe(typeof next === 'object' ? next.userId : undefined))
    },
  }
}

const shop = { storeId: '3001', name: 'Taikoo' }

beforeEach(() => {
  localStorage.removeItem('host-user')
  useSession.setState({ deviceId: '', user: null, secretKey: '', loginGet: 1 })
  useLocationStore.setState({ byBrand: {} })
  setOrderLocation({ shop })
})

test('[1.9] [6.3] the app’s user is signed in here, on the app’s device', async () => {
  await signInByHost(hostOf(kitty).open)
  const { userId, phone, accessCode } = kitty
  expect(useSession.getState()).toMatchObject({ deviceId, secretKey: '', user: { userId, phone, accessCode, visitor: false } })
  expect(orderLocation().shop).toEqual(shop)
})

test('another user of the app finds nothing of the one before', async () => {
  const app = hostOf(kitty)
  await signInByHost(app.open)
  await app.become(ming)
  expect(orderLocation().shop).toBeNull()
  setOrderLocation({ shop })
  await app.become('nobody')
  expect(orderLocation().shop).toBeNull()
})

test('who joined here while the app knew nobody stays, and leaves nothing to whoever logs in to the app', async () => {
  await signInByHost(hostOf('nobody').open)
  useSession.setState({ user: { userId: 'joined', phone: '3', accessCode: 'new', visitor: false } })
  await signInByHost(hostOf('nobody').open)
  expect([useSession.getState().user?.userId, orderLocation().shop]).toEqual(['joined', shop])
  await signInByHost(hostOf(ming).open)
  expect([useSession.getState().user?.userId, orderLocation().shop]).toEqual(['ming', null])
})

test('an app that says nothing leaves who is here', async () => {
  await signInByHost(hostOf(kitty).open)
  useSession.setState({ secretKey: 'key' })
  await signInByHost(hostOf(undefined).open)
  expect(useSession.getState()).toMatchObject({ secretKey: 'key', user: { userId: 'kitty' } })
})

test('the same word again renews nothing', async () => {
  const app = hostOf(kitty)
  await signInByHost(app.open)
  useSession.setState({ secretKey: 'key' })
  await signInByHost(app.open)
  expect(useSession.getState().secretKey).toBe('key')
})

test('[4.2] [4.3] a session that is lost in the app is had again from the app, and nothing here is wiped', async () => {
  await signInByHost(hostOf(kitty).open)
  useSession.setState({ loginGet: 2 })
  const renewed = hostOf({ ...kitty, accessCode: 'new' })
  await refreshHostSession(renewed.open)
  expect(useSession.getState()).toMatchObject({ loginGet: 1, user: { userId: 'kitty', accessCode: 'new' } })
  expect([renewed.logIn.mock.calls.length, orderLocation().shop]).toEqual([0, shop])
})

test('[4.3] an app that has no other access code is asked to log in, and the refused one is not believed again', async () => {
  const app = hostOf({ ...kitty, accessCode: 'revoked' })
  await signInByHost(app.open)
  useSession.setState({ loginGet: 2 })
  await refreshHostSession(app.open)
  expect(app.logIn).toHaveBeenCalledOnce()
  await signInByHost(app.open)
  expect(useSession.getState()).toMatchObject({ loginGet: 1, user: null })
  expect(orderLocation().shop).toEqual(shop)
})

test('[7.31] the app may keep its coupons’ tip to itself', async () => {
  await signInByHost(hostOf(kitty, { couponTipHidden: async () => true }).open)
  await until(() => expect(useHostTips.getState().couponTipHidden).toBe(true))
})
