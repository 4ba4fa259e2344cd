import { expect, test, vi } from 'vitest'
import { storageOf } from '../../testing/test-page.ts'

const line = { uid: '31-water', pid: 'water', type: 1, num: 1, price: 1000, listRequirements: [] }
const lines = ['Ben\u200b', '\u202e', 'Cleo'].map((forName) => ({ ...line, forName }))
const kept = { byBrand: { 31: { lines, coupons: [] } }, cutlery: false, wishes: {} }
vi.stubGlobal('localStorage', storageOf(new Map([['cart-store', JSON.stringify({ state: kept, version: 0 })]])))
vi.stubGlobal('addEventListener', () => undefined)
const { useCartStore } = await import('./cart-store.ts')
const { restoreStores } = await import('../../lib/persisted-store.ts')

test('a cart that was kept with marks in its names that nobody sees is there without them, and with all of its dishes', () => {
  restoreStores()
  expect(useCartStore.getState().byBrand[31]?.lines).toEqual([{ ...line, forName: 'Ben' }, line, { ...line, forName: 'Cleo' }])
})
