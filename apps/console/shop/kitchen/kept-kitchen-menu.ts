import { stations, type Station } from '@harbour/rules'
import * as v from 'valibot'
import type { KitchenMenu } from './kitchen-lines.ts'

const name = 'console.kitchen-menu'

const Kept = v.object({
  storeId: v.string(),
  stations: v.array(v.tuple([v.string(), v.picklist(stations)])),
  alcohol: v.array(v.string()),
})

/** Keeps where a shop makes each product, so that a kitchen that is loaded anew without a network still knows. */
export function keepKitchenMenu(storeId: string, menu: KitchenMenu): void {
  try {
    localStorage.setItem(name, JSON.stringify({ storeId, stations: [...menu.stations], alcohol: [...menu.alcohol] }))
  } catch {
    // A tablet that can keep nothing works while it is connected.
  }
}

/** The menu as this tablet kept it of that shop; undefined where it has none, or one that another build wrote. */
export function keptKitchenMenu(storeId: string): KitchenMenu | undefined {
  try {
    const kept = v.parse(Kept, JSON.parse(localStorage.getItem(name) ?? 'null'))
    return kept.storeId === storeId ? { stations: new Map<string, Station>(kept.stations), alcohol: new Set(kept.alcohol) } : undefined
  } catch {
    return undefined
  }
}
