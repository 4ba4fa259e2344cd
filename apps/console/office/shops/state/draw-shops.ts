import type { ShopNow } from '@harbour/protocol'
import { DivIcon, LatLngBounds, LayerGroup, Marker, type Map as LeafletMap } from 'leaflet'
import { signOf, urgency, type Sign } from './shop-sign.ts'

export type ShopMark = { shop: ShopNow; words: string; chosen: boolean }

/** The signs whose shops are named on the map: somebody has to do something there. */
const named: readonly Sign[] = ['offline', 'late', 'paused']
/** So many names stand on the map at most; the list has all. */
const mostNames = 6

/** The maps that show what they are to show already. */
const framed = new WeakSet<LeafletMap>()

/** Puts the shops on the map, the urgent above the others; the first time all of them are shown. Gives what takes them away again. */
export function drawShops(map: LeafletMap, marks: readonly ShopMark[], onChoose: (storeId: string) => void): () => void {
  const layer = new LayerGroup()
  if (!framed.has(map) && marks.length > 0) {
    framed.add(map)
    map.fitBounds(new LatLngBounds(marks.map(({ shop: { lat, lng } }) => [lat, lng])), { padding: [24, 24], animate: false })
  }
  const sorted = marks.toSorted((one, other) => urgency(signOf(one.shop)) - urgency(signOf(other.shop)))
  const withName = new Set(sorted.filter(({ shop }) => named.includes(signOf(shop))).slice(0, mostNames))
  for (const mark of sorted)
    markerOf(mark, withName.has(mark) || mark.chosen ? nameSide(map, mark.shop) : null)
      .on('click', () => onChoose(mark.shop.storeId))
      .addTo(layer)
  layer.addTo(map)
  return () => void layer.remove()
}

/** The side on which a shop's name stands: towards the middle of the map, where there is room. */
const nameSide = (map: LeafletMap, { lat, lng }: ShopNow): 'left' | 'right' =>
  map.latLngToContainerPoint([lat, lng]).x > map.getSize().x * 0.6 ? 'left' : 'right'

function markerOf({ shop, words, chosen }: ShopMark, side: 'left' | 'right' | null): Marker {
  const sign = signOf(shop)
  const html = document.createElement('span')
  const shape = Object.assign(document.createElement('i'), { className: `shp shp--${sign}` })
  html.append(shape)
  if (side) html.append(Object.assign(document.createElement('b'), { className: `is-${side}`, textContent: `${shop.name} ${words}` }))
  return new Marker([shop.lat, shop.lng], {
    icon: new DivIcon({ className: `shmap__mark${chosen ? ' is-chosen' : ''}`, html, iconSize: [24, 24] }),
    title: `${shop.name}, ${words}`,
    alt: `${shop.name}, ${words}`,
    keyboard: false,
    zIndexOffset: (10 - urgency(sign)) * 1000 + (chosen ? 20_000 : 0),
  })
}
