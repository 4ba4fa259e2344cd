import type { Point } from '@harbour/rules'
import { Circle, DivIcon, LayerGroup, Marker, type Map as LeafletMap } from 'leaflet'

/** The guest's location, as exactly as the device knows, in metres. */
export type GuestPosition = Point & { accuracy?: number }

/** Shows where the guest is, with a circle in which they are. Gives what takes it away again. */
export function showGuestMarker(map: LeafletMap, here: GuestPosition): () => void {
  const icon = new DivIcon({ className: 'map__me', iconSize: [20, 20] })
  const group = new LayerGroup([
    new Circle(here, { radius: here.accuracy ?? 0, interactive: false, className: 'map__around' }),
    new Marker(here, { icon, interactive: false, keyboard: false }),
  ])
  group.addTo(map)
  return () => void group.remove()
}
