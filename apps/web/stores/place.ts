import type { Destination } from '@harbour/protocol'
import { orderTypes, type Brand, type OrderType } from '@harbour/rules'
import type { InferOutput } from 'valibot'
import { keptStore } from './kept.ts'
import { brand } from './region.ts'

export type Address = InferOutput<typeof Destination>

/** A shop the guest has chosen, as far as headers show it before the server answers. */
export type ChosenShop = { storeId: string; name: string }

type Where = {
  orderType: OrderType
  /** The shop of takeaway and dine-in orders. */
  shop: ChosenShop | null
  /** Where deliveries go, and the shop that serves it. */
  address: Address | null
  deliveryShop: ChosenShop | null
  /** The start of the slot that a preorder is for; null: as soon as it can be. Read it by `occasion.ts`, which forgets what has passed. */
  wantedAt: number | null
}

const nowhere: Where = { orderType: orderTypes.delivery, shop: null, address: null, deliveryShop: null, wantedAt: null }

type Places = { byBrand: Partial<Record<Brand, Where>> }

/** What the guest has chosen of how and where, for each brand. */
export const usePlaceStore = keptStore<Places>('place', { byBrand: {} }, { take: inOwnWay })

/** How and where this guest orders, in this brand. */
export const useWhere = (): Where => usePlaceStore((place) => place.byBrand[brand()] ?? nowhere)

export const where = (): Where => usePlaceStore.getState().byBrand[brand()] ?? nowhere

/** Each tab orders in the way that its address bar says; where to is the same in all of them. */
function inOwnWay({ byBrand }: Partial<Places>): Places {
  return { byBrand: { ...byBrand, [brand()]: { ...nowhere, ...byBrand?.[brand()], orderType: where().orderType } } }
}

/** Changes part of how and where; the rest stays. */
export function chooseWhere(change: Partial<Where>) {
  usePlaceStore.setState(({ byBrand }) => ({ byBrand: { ...byBrand, [brand()]: { ...where(), ...change } } }))
}

export const sameDoor = (a: Address, b: Address) => a.building === b.building && a.floor === b.floor && a.flat === b.flat

/** The shop that would make the order: the delivery shop for deliveries, else the chosen one. */
export const shopOf = ({ orderType, shop, deliveryShop }: Where): ChosenShop | null =>
  orderType === orderTypes.delivery ? deliveryShop : shop
