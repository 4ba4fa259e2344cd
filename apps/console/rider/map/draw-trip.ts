import type { MapSheet } from '@harbour/protocol'
import type { Point } from '@harbour/rules'
import { DivIcon, LatLngBounds, LayerGroup, Map as LeafletMap, Marker, Polygon, Polyline, TileLayer, type PolylineOptions } from 'leaflet'

/** A place on the map: the shop, a stop by its number, or the rider. */
export type TripMark = { at: Point; words: string; kind: 'shop' | 'next' | 'later' | 'me'; title: string }

type TripMapOptions = { sheet: MapSheet; tiles: { url: string } | null }

/** Draws the ground of a map into an element: pictures of it, or the chain's own schematic land, roads and rails. */
export function openTripMap(element: HTMLElement, { sheet, tiles }: TripMapOptions): LeafletMap {
  const map = new LeafletMap(element, { zoomControl: false, attributionControl: false, minZoom: 11, maxZoom: 18, preferCanvas: true })
  if (tiles) return map.addLayer(new TileLayer(tiles.url, { maxZoom: 19 }))
  const style = getComputedStyle(element)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  const line = (path: [number, number][], look: PolylineOptions) => new Polyline(path, { interactive: false, ...look }).addTo(map)
  for (const ring of sheet.land)
    new Polygon(ring, { interactive: false, stroke: false, fillOpacity: 1, fillColor: colour('--map-land') }).addTo(map)
  for (const { path } of sheet.roads) line(path, { color: colour('--map-road'), weight: 4 })
  for (const { path, colour: own } of sheet.rails) line(path, { color: own, weight: 2 })
  return map
}

/** Puts the marks of a trip on the map, in place of those that were there, and shows all of them the first time. */
export function drawMarks(map: LeafletMap, marks: readonly TripMark[], before: LayerGroup | undefined): LayerGroup {
  before?.remove()
  const layer = new LayerGroup()
  for (const { at, words, kind, title } of marks)
    new Marker(at, {
      icon: new DivIcon({ className: `tripmap__mark is-${kind}`, html: words, iconSize: [32, 32] }),
      title,
      alt: title,
      keyboard: false,
    }).addTo(layer)
  layer.addTo(map)
  if (!before) map.fitBounds(new LatLngBounds(marks.map(({ at }) => at)), { padding: [36, 36], maxZoom: 16, animate: false })
  return layer
}
