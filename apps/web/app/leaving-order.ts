import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isOrdering } from '../navigation/route-traits.ts'

/** Leaves the coupons applied in ordering, and what they gave, behind with its screens (spec 2.45). */
export function useLeavingOrder() {
  const { pathname } = useLocation()
  const inside = isOrdering(pathname)
  // The cart is kept outside React; what is cleared there is cleared when the guest goes, not when the page is reloaded.
  useEffect(() => (inside ? () => void dropCoupons() : undefined), [inside])
}

/** The cart's code came with the first of these screens. */
const dropCoupons = async () => (await import('../entities/cart/cart-store.ts')).dropCoupons()
