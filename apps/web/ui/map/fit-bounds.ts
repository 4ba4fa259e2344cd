import type { Point } from '@harbour/rules'
import { LatLngBounds, type Map as LeafletMap } from 'leaflet'

/** Room, in pixels, for what stands over the edges of a map: the bar above, whatever covers its foot, and the marks themselves. */
const [above, below, beside] = [84, 64, 44]

/** Brings places into sight together. */
export function fitBounds(map: LeafletMap, places: readonly Point[]): void {
  const all = new LatLngBounds(places.map(({ lat, lng }) => [lat, lng]))
  map.fitBounds(all, { paddingTopLeft: [beside, above], paddingBottomRight: [beside, below], maxZoom: 17, animate: false })
}
