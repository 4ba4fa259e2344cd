import type { VoucherObstacle } from '@harbour/protocol'
import type { Brand } from '@harbour/rules'
import { dropCoupon } from '../cart/cart-store.ts'
import { draftStore } from '../../lib/persisted-store.ts'
import { brand } from '../../api/region.ts'

type Refused = { voucherCode: string; code: VoucherObstacle }
type HeldCoupons = {
  /** The coupons that this device may be holding: said before it is asked for, so that nothing is forgotten on the way. */
  held: string[]
  /** The coupons that could not be had, and were taken off the order. */
  lost: Refused[]
}

const useHeldStore = draftStore<{ byBrand: Partial<Record<Brand, HeldCoupons>> }>('voucher-holds', { byBrand: {} })
const nothing: HeldCoupons = { held: [], lost: [] }

const now = (): HeldCoupons => useHeldStore.getState().byBrand[brand()] ?? nothing
const note = (change: Partial<HeldCoupons>) =>
  useHeldStore.setState(({ byBrand }) => ({ byBrand: { ...byBrand, [brand()]: { ...now(), ...change } } }))

export const heldCoupons = (): string[] => now().held
export const setHeldCoupons = (codes: readonly string[]) => note({ held: [...codes] })

/** The coupons that could not be had for this order, and why. */
export const useLostCoupons = (): Refused[] => useHeldStore(({ byBrand }) => (byBrand[brand()] ?? nothing).lost)
export const forgetLostCoupons = () => note({ lost: [] })

/** Takes coupons off the order that cannot be had, and remembers why. */
export function dropLostCoupons(lost: Refused[]) {
  note({ lost: [...now().lost, ...lost] })
  for (const { voucherCode } of lost) dropCoupon(voucherCode)
}

/** The order has used them: nothing is left to give back, nor to be said of those that it went without. */
export const clearHeldCoupons = () => note({ held: [], lost: [] })
