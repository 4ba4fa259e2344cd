import type { StoreCard } from '@harbour/protocol'
import { distanceMetres, type Point } from '@harbour/rules'
import type { MapSight } from '../../../ui/map/open-map.ts'

/** `top` is how far below the map's upper edge its way stands, in pixels. */
export type EdgeShop = { store: StoreCard; side: Side; metres: number; top: number }
type Side = 'left' | 'right'

/**
 * Of the shops that the map does not show, the nearest on either side; how far it is from what the list is sorted around, else from the middle.
 * It stands where it covers no pin, or not at all: the list has it too.
 */
export function edgeShops(stores: readonly StoreCard[], sight: MapSight): EdgeShop[] {
  const { centre } = sight
  const outside = stores
    .filter((store) => !inSight(store, sight))
    .map((store) => {
      const away = distanceMetres(centre, store)
      const side: Side = store.lng < centre.lng ? 'left' : 'right'
      return { store, side, metres: store.distance ?? Math.round(away), away }
    })
    .toSorted((a, b) => a.away - b.away)
  const pins = stores.filter((store) => inSight(store, sight)).map((store) => onScreen(store, sight))
  return (['left', 'right'] as const).flatMap((side) => {
    const nearest = outside.find((each) => each.side === side)
    const top = tops[side].find((each) => pins.every((pin) => isClear(pin, { side, top: each, width: sight.size.width })))
    return nearest && top !== undefined ? { store: nearest.store, side, metres: nearest.metres, top } : []
  })
}

/** Below the search, and above what stands in the lower corners. */
const tops = { left: [62, 86], right: [62, 86, 104, 122] }
const height = 28
const longest = 170
/** The room that a pin takes up around and above its point. */
const pinBox = { aside: 50, above: 50, below: 4 }

function inSight({ lat, lng }: Point, { bounds }: MapSight): boolean {
  return lat >= bounds.south && lat <= bounds.north && lng >= bounds.west && lng <= bounds.east
}

/** So small a part of the earth is as good as flat. */
function onScreen({ lat, lng }: Point, { bounds: { north, south, east, west }, size }: MapSight): { x: number; y: number } {
  return { x: ((lng - west) / (east - west)) * size.width, y: ((north - lat) / (north - south)) * size.height }
}

function isClear({ x, y }: { x: number; y: number }, { side, top, width }: { side: Side; top: number; width: number }): boolean {
  const reach = Math.min(width / 2, longest) + pinBox.aside
  const beside = side === 'left' ? x > reach : x < width - reach
  return beside || y + pinBox.below < top || y - pinBox.above > top + height
}
