import type { Destination } from '@harbour/protocol'
import { orderTypes, type Brand, type OrderType, type Point } from '@harbour/rules'
import type { InferOutput } from 'valibot'
import { persistedStore } from '../../lib/persisted-store.ts'
import { brand } from '../../api/region.ts'

export type Address = InferOutput<typeof Destination>

/** A shop the guest has chosen, as far as headers show it before the server answers. */
export type ChosenShop = { storeId: string; name: string }

export type OrderLocation = {
  orderType: OrderType
  /** The shop of takeaway and dine-in orders. */
  shop: ChosenShop | null
  /** The address that deliveries go to, and the shop that serves it. */
  address: Address | null
  deliveryShop: ChosenShop | null
  /** Set on a building whose door is asked for at the confirmation: its point, and what kind of place it is. Read it by `open-door-kind.ts`. */
  openDoor?: (Point & { kind: string }) | null
  /** The start of the slot that a preorder is for; null: as soon as it can be. Read it by `order-time.ts`, which forgets what has passed. */
  wantedAt: number | null
}

const nowhere: OrderLocation = { orderType: orderTypes.delivery, shop: null, address: null, deliveryShop: null, wantedAt: null }

type OrderLocations = { byBrand: Partial<Record<Brand, OrderLocation>> }

/** The guest's choice of how and where, for each brand. */
export const useLocationStore = persistedStore<OrderLocations>('place', { byBrand: {} }, { take: inOwnWay })

/** This guest's way and place of ordering, in this brand. */
export const useOrderLocation = (): OrderLocation => useLocationStore((place) => place.byBrand[brand()] ?? nowhere)

export const orderLocation = (): OrderLocation => useLocationStore.getState().byBrand[brand()] ?? nowhere

/** Each tab orders in the way that its address bar says; where to is the same in all of them. */
function inOwnWay({ byBrand }: Partial<OrderLocations>): OrderLocations {
  return { byBrand: { ...byBrand, [brand()]: { ...nowhere, ...byBrand?.[brand()], orderType: orderLocation().orderType } } }
}

/** Changes part of how and where; the rest stays. */
export function setOrderLocation(change: Partial<OrderLocation>) {
  useLocationStore.setState(({ byBrand }) => ({ byBrand: { ...byBrand, [brand()]: { ...orderLocation(), ...change } } }))
}

export const sameDoor = (a: Address, b: Address) => a.building === b.building && a.floor === b.floor && a.flat === b.flat

/** The shop that would make the order: the delivery shop for deliveries, else the chosen one. */
export const shopOf = ({ orderType, shop, deliveryShop }: OrderLocation): ChosenShop | null =>
  orderType === orderTypes.delivery ? deliveryShop : shop
