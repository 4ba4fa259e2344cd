import type { StoreCard } from '@harbour/protocol'
import { takesOrders } from '../../../entities/shop/shop-state.ts'

/** The shop of the list that is ready to be ordered from: the first of those wished for that is in it, else the first open one. */
export function pickedShop(stores: readonly StoreCard[], wished: readonly (string | undefined)[]): StoreCard | undefined {
  const found = wished.flatMap((storeId) => stores.find((store) => store.storeId === storeId) ?? [])
  return found[0] ?? stores.find(takesOrders) ?? stores[0]
}
