import type { Ring } from '@harbour/rules'
import { LayerGroup, Polygon, type LatLngTuple, type Map as LeafletMap } from 'leaflet'

/** A shape on the map: the outer ring, then its holes. */
export type MapArea = { rings: readonly Ring[]; tone: 'zone' | 'muted' }

/** Shows shapes over the ground. Gives what takes them away again. */
export function showAreas(map: LeafletMap, areas: readonly MapArea[]): () => void {
  const group = new LayerGroup(
    areas.map(({ rings, tone }) => {
      const corners = rings.map((ring) => ring.map(([lat, lng]): LatLngTuple => [lat, lng]))
      return new Polygon(corners, { interactive: false, className: `map__area map__area--${tone}` })
    }),
  )
  group.addTo(map)
  return () => void group.remove()
}
