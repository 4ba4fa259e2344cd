import { useCartStore, type OrderPreferences } from './cart-store.ts'

/** The guest's wishes for this order beside what is in the cart; it goes with the cart. */
export const useOrderPreferences = (): OrderPreferences => useCartStore(({ wishes }) => wishes)

/** Changes part of it; the rest stays. */
export const setOrderPreferences = (change: OrderPreferences) =>
  useCartStore.setState(({ wishes }) => ({ wishes: { ...wishes, ...change } }))
