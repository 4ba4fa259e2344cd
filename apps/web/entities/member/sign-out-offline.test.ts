import { cents } from '@harbour/rules'
import { expect, test, vi } from 'vitest'
import { storageOf } from '../../testing/test-page.ts'

vi.stubGlobal('localStorage', storageOf(new Map()))
vi.stubGlobal('sessionStorage', storageOf(new Map()))
vi.stubGlobal('addEventListener', () => undefined)
const { signOutMember } = await import('./sign-out.ts')
const { addToCart, cartNow } = await import('../cart/cart-store.ts')
const { restoreStores } = await import('../../lib/persisted-store.ts')
restoreStores()

test('[4.3] whom a dish was for is forgotten before anything more is loaded, as for a phone without a network', () => {
  const line = { uid: '31-water', pid: 'water', type: 1 as const, num: 1, price: cents(1000), listRequirements: [] }
  addToCart({ ...line, forName: 'Ben' })
  signOutMember()
  expect(cartNow().lines).toEqual([line])
  expect(localStorage.getItem('cart-store')).not.toContain('Ben')
})
