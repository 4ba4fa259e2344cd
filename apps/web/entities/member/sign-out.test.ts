import { cents } from '@harbour/rules'
import { expect, test, vi } from 'vitest'
import { until } from '../../testing/test-page.ts'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
vi.stubGlobal('sessionStorage', localStorage)
const { signOutMember } = await import('./sign-out.ts')
const { useNotificationConsent } = await import('../notifications/notification-consent.ts')

test('[2.38] a yes to notifications is no yes of whoever uses this device next: they are asked themselves', async () => {
  useNotificationConsent.setState({ answer: 'yes', at: 1, told: 'kitty 1 31' })
  signOutMember()
  await until(() => expect(useNotificationConsent.getState()).toEqual({ answer: null, at: 0, told: '' }))
})

test('[2.38] a no stays', async () => {
  useNotificationConsent.setState({ answer: 'no', at: 1, told: '' })
  signOutMember()
  await vi.dynamicImportSettled()
  expect(useNotificationConsent.getState()).toMatchObject({ answer: 'no', at: 1 })
})

test('[4.3] the cart stays, and says no more whom a dish was for', async () => {
  const { addToCart, cartNow } = await import('../cart/cart-store.ts')
  const line = { uid: '31-water', pid: 'water', type: 1 as const, num: 1, price: cents(1000), listRequirements: [] }
  addToCart({ ...line, forName: 'Ben' })
  signOutMember()
  await until(() => expect(cartNow().lines).toEqual([line]))
})

test('[4.3] a cart that was set aside for a group order is back, once', async () => {
  const { addToCart, cartNow, emptyCart } = await import('../cart/cart-store.ts')
  const { beginVisit } = await import('../group/group-store.ts')
  const { aGroup } = await import('../group/group.fixtures.ts')
  const line = { uid: '31-water', pid: 'water', type: 1 as const, num: 1, price: cents(1000), listRequirements: [] }
  emptyCart()
  addToCart(line)
  beginVisit('A'.repeat(22), aGroup())
  expect(cartNow().lines).toEqual([])
  signOutMember()
  await until(() => expect(cartNow().lines).toEqual([line]))
})
