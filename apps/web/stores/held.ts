import type { VoucherObstacle } from '@harbour/protocol'
import type { Brand } from '@harbour/rules'
import { dropCoupon } from './cart.ts'
import { draftStore } from './kept.ts'
import { brand } from './region.ts'

type Refused = { voucherCode: string; code: VoucherObstacle }
type Held = {
  /** What this device may be holding: said before it is asked for, so that nothing is forgotten on the way. */
  held: string[]
  /** The coupons that could not be had, and were taken off the order. */
  lost: Refused[]
}

const useHeldStore = draftStore<{ byBrand: Partial<Record<Brand, Held>> }>('voucher-holds', { byBrand: {} })
const nothing: Held = { held: [], lost: [] }

const now = (): Held => useHeldStore.getState().byBrand[brand()] ?? nothing
const note = (change: Partial<Held>) =>
  useHeldStore.setState(({ byBrand }) => ({ byBrand: { ...byBrand, [brand()]: { ...now(), ...change } } }))

export const heldNow = (): string[] => now().held
export const rememberHeld = (codes: readonly string[]) => note({ held: [...codes] })

/** The coupons that could not be had for this order, and why. */
export const useLostCoupons = (): Refused[] => useHeldStore(({ byBrand }) => (byBrand[brand()] ?? nothing).lost)
export const forgetLostCoupons = () => note({ lost: [] })

/** Takes coupons off the order that cannot be had, and remembers why. */
export function loseCoupons(lost: Refused[]) {
  note({ lost: [...now().lost, ...lost] })
  for (const { voucherCode } of lost) dropCoupon(voucherCode)
}

/** The order has used them: nothing is left to give back, nor to be said of those that it went without. */
export const holdsUsed = () => note({ held: [], lost: [] })
