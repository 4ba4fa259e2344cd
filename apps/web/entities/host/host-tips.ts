import { create } from 'zustand'

/** Tips that the host shows itself, and ours need not: the tip over the cart that coupons could be used. */
export const useHostTips = create(() => ({ couponTipHidden: false }))
