import { useCartStore, type Wishes } from './cart.ts'

/** What the guest wants of this order beside what is in the cart; it goes with the cart. */
export const useWishes = (): Wishes => useCartStore(({ wishes }) => wishes)

/** Changes part of it; the rest stays. */
export const wish = (change: Wishes) => useCartStore.setState(({ wishes }) => ({ wishes: { ...wishes, ...change } }))
