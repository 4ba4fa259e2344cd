import { useEffect } from 'react'
import { useLocation } from 'react-router'

const ordering = /^\/(confirmorder|orderFood|transfer|foodDetail|selectShop|sendPlace)(\/|$)/

/** Whoever leaves the screens of ordering leaves the coupons applied there, and what they gave, behind (spec 2.45). */
export function useLeavingOrder() {
  const { pathname } = useLocation()
  const inside = ordering.test(pathname)
  // The cart is kept outside React; what is cleared there is cleared when the guest goes, not when the page is reloaded.
  useEffect(() => (inside ? () => void dropCoupons() : undefined), [inside])
}

/** The cart's code came with the first of these screens. */
const dropCoupons = async () => (await import('../stores/cart.ts')).dropCoupons()
