import { useDeferredValue, type ReactNode } from 'react'
import { useCart } from '../cart-store.ts'
import { DrawnCart } from './drawn-cart.ts'

/**
 * Draws what is within from the cart of a few frames ago. What was tapped answers in its own place at once; all that follows from it, such as prices, savings and
 * times, comes in small steps that hold up no touch.
 */
export function DeferredCart({ children }: { children: ReactNode }) {
  return <DrawnCart value={useDeferredValue(useCart())}>{children}</DrawnCart>
}
