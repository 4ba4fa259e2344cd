import type { GroupAddition } from '@harbour/protocol'
import type { Brand, Cart, CartLine, OrderType } from '@harbour/rules'
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
  /** The shop of that one. */
  hostedAt?: string | null
  visit: GroupVisit | null
  /** Lines on their way, by the token of their group order: each keeps its id until an answer has come, so that it is added once. */
  outbox: Record<string, GroupAddition[]>
  /** Lines that were chosen for a group order and did not come in, by its token: they were still in the cart as it closed, or were refused. */
  unsent?: Record<string, readonly CartLine[]>
  /** The group order whose lines are in the cart of its host, and for whom they are. */
  brought?: { token: string; names: readonly string[] }
  /** The name under which this guest was in a group order last. */
  name: string
}

const noGroups: Groups = { hosting: null, visit: null, outbox: {}, name: '' }

/** The group orders of this phone, for each brand. */
export type GroupsByBrand = Partial<Record<Brand, Groups>>
export const useGroupStore = persistedStore<{ byBrand: GroupsByBrand }>('groups', { byBrand: {} })

export const groupsNow = (): Groups => useGroupStore.getState().byBrand[brand()] ?? noGroups

/** Changes part of what is kept; the rest stays. */
export function changeGroups(next: Partial<Groups>) {
  useGroupStore.setState(({ byBrand }) => ({ byBrand: { ...byBrand, [brand()]: { ...noGroups, ...byBrand[brand()], ...next } } }))
}

/** This phone hosts no group order any more: that is ordered, gone or another's. */
export const endHosting = () => changeGroups({ hosting: null, hostedAt: null })

export const useHosting = (): string | null => useGroupStore(({ byBrand }) => byBrand[brand()]?.hosting ?? null)
export const useGroupVisit = (): GroupVisit | null => useGroupStore(({ byBrand }) => byBrand[brand()]?.visit ?? null)
export const useGroupName = (): string => useGroupStore(({ byBrand }) => byBrand[brand()]?.name ?? '')

/** The tokens of the group orders into which lines are still on their way; a list for as long as they stay the same. */
export function useTokensOnTheWay(): readonly string[] {
  const tokens = useGroupStore(({ byBrand }) => Object.keys(byBrand[brand()]?.outbox ?? {}).join())
  return tokens === '' ? [] : tokens.split(',')
}
