import { brandIds } from '@harbour/rules'
import type { ChainShop, Words } from '../types.ts'
import { zonesOf, type Terms } from '../zones.ts'

type Usual =
  | 'brand'
  | 'platformStoreId'
  | 'extraStoreId'
  | 'orderTypes'
  | 'preorders'
  | 'slotCapacity'
  | 'blackouts'
  | 'soldOut'
  | 'zones'
  | 'point'
  | 'services'

/** A shop as one writes it down: where it is and what is unlike the others. */
export type Entry = Omit<ChainShop, Usual> &
  Partial<Pick<ChainShop, 'orderTypes' | 'preorders' | 'slotCapacity' | 'blackouts' | 'soldOut' | 'services'>> & {
    at: [lat: number, lng: number]
    delivers?: Terms[]
  }

/** A shop of Hong Kong takes every kind of order and Octopus unless its entry says otherwise. */
export function hongKongShop(entry: Entry): ChainShop {
  return { ...shop(entry), brand: brandIds.hongKong, services: ['octopus', ...(entry.services ?? [])] }
}

export function macauShop(entry: Entry): ChainShop {
  return { ...shop(entry), brand: brandIds.macau }
}

export function words(tc: string, en: string): Words {
  return { tc, en }
}

/** A kitchen's four pairs of hands for a quarter of an hour. */
const usualSlotCapacity = 60

function shop({ at: [lat, lng], delivers = [], ...entry }: Entry): Omit<ChainShop, 'brand'> {
  const orderTypes: ChainShop['orderTypes'] = entry.orderTypes ?? (delivers.length > 0 ? [1, 2, 5] : [1, 5])
  return {
    orderTypes,
    preorders: orderTypes,
    slotCapacity: usualSlotCapacity,
    services: [],
    blackouts: [],
    soldOut: [],
    ...entry,
    platformStoreId: `7${entry.storeId}`,
    extraStoreId: `8${entry.storeId}`,
    point: { lat, lng },
    zones: zonesOf(entry.storeId, ...delivers),
  }
}
