import type { Brand } from '@harbour/rules'
import { cartNow } from '../cart/cart-store.ts'
import { persistedStore } from '../../lib/persisted-store.ts'
import { brand } from '../../api/region.ts'

export type WaitingOrder = {
  orderId: string
  /** The lines it was made of, each as JSON, and its coupons: they leave the cart once it is placed, and stay in it otherwise. */
  lines: string[]
  coupons: string[]
  /** The token of the group order that it was placed with: its host hosts it no more once this one is placed. */
  group?: string | undefined
}

/** The order that was made of this cart and waits for its money. As long as there is one, the cart makes no other. */
const useWaitingStore = persistedStore<{ byBrand: Partial<Record<Brand, WaitingOrder>> }>('waiting-order', { byBrand: {} })

export const useWaitingOrder = (): WaitingOrder | undefined => useWaitingStore(({ byBrand }) => byBrand[brand()])
export const waitingOrder = (): WaitingOrder | undefined => useWaitingStore.getState().byBrand[brand()]

/** The cart has become an order. */
export const keepWaiting = (orderId: string, { coupons = [], group }: { coupons?: string[]; group?: { token: string } | undefined } = {}) =>
  keep({ orderId, lines: cartNow().lines.map((line) => JSON.stringify(line)), coupons, group: group?.token })

/** The cart is its guest's again. */
export const endWaiting = () => keep(undefined)

function keep(waiting: WaitingOrder | undefined) {
  useWaitingStore.setState(({ byBrand }) => ({ byBrand: { ...byBrand, [brand()]: waiting } }))
}
