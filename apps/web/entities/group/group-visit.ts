import type { GroupAddition } from '@harbour/protocol'
import type { Brand, Cart, OrderType } from '@harbour/rules'
import { brand } from '../../api/region.ts'
import { persistedStore } from '../../lib/persisted-store.ts'
import type { useOrderLocation } from '../location/order-location.ts'

type Place = ReturnType<typeof useOrderLocation>

/** A group order that this phone adds to. Meanwhile the cart is for it; the guest's own cart, and where they were to order, is set aside. */
export type GroupVisit = {
  token: string
  hostName: string
  storeId: string
  storeName: string
  orderType: OrderType
  aside: { cart: Cart; place: Place }
}

/** All that this phone keeps of its group orders. */
type Groups = {
  /** The token of the group order that this phone hosts. */
  hosting: string | null
  visit: GroupVisit | null
  /** Lines on their way, by the token of their group order: each keeps its id until an answer has come, so that it is added once. */
  outbox: Record<string, GroupAddition[]>
  /** The name under which this guest was in a group order last. */
  name: string
}

const noGroups: Groups = { hosting: null, visit: null, outbox: {}, name: '' }
export const nothingToSend: readonly GroupAddition[] = []

/** The group orders of this phone, for each brand. */
const useGroupStore = persistedStore<{ byBrand: Partial<Record<Brand, Groups>> }>('groups', { byBrand: {} })

export const groupsNow = (): Groups => useGroupStore.getState().byBrand[brand()] ?? noGroups

/** Changes part of what is kept; the rest stays. */
export function changeGroups(next: Partial<Groups>) {
  useGroupStore.setState(({ byBrand }) => ({ byBrand: { ...byBrand, [brand()]: { ...noGroups, ...byBrand[brand()], ...next } } }))
}

export const useHosting = (): string | null => useGroupStore(({ byBrand }) => byBrand[brand()]?.hosting ?? null)
export const useGroupVisit = (): GroupVisit | null => useGroupStore(({ byBrand }) => byBrand[brand()]?.visit ?? null)
export const useGroupName = (): string => useGroupStore(({ byBrand }) => byBrand[brand()]?.name ?? '')
/** The lines that are on their way into a group order. */
export const useOutbox = (token: string): readonly GroupAddition[] =>
  useGroupStore(({ byBrand }) => byBrand[brand()]?.outbox[token] ?? nothingToSend)
