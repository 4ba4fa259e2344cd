import type { Point } from '@harbour/rules'
import { LayerGroup, Polyline, type LatLngTuple, type Map as LeafletMap } from 'leaflet'

/** A way from one place to another over somebody who is on it: what lies behind is drawn in full, the rest in dots. */
export type MapRoute = { from: Point; at: Point; to: Point }

/** Shows a way over the ground. Gives what takes it away again. */
export function showRoute(map: LeafletMap, { from, at, to }: MapRoute): () => void {
  const pane = 'way'
  if (!map.getPane(pane)) map.createPane(pane)
  const line = (ends: Point[], name: string) =>
    new Polyline(
      ends.map(({ lat, lng }): LatLngTuple => [lat, lng]),
      { pane, interactive: false, className: `map__way ${name}` },
    )
  const group = new LayerGroup([line([from, at, to], 'map__way--edge'), line([from, at], ''), line([at, to], 'map__way--ahead')])
  group.addTo(map)
  return () => void group.remove()
}
