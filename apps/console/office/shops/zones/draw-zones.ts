import type { ChainShop, ChainZone } from '@harbour/chain'
import {
  Canvas,
  CircleMarker,
  LatLngBounds,
  LayerGroup,
  Polygon,
  Rectangle,
  type LatLngTuple,
  type LeafletMouseEvent,
  type Map as LeafletMap,
} from 'leaflet'
import { zoneAt } from '@harbour/rules'
import type { Coverage, NamedZones } from './coverage.ts'

type ZonesDrawn = {
  zones: readonly ChainZone[]
  point: ChainShop['point']
  others: readonly NamedZones[]
  /** The zone that is drawn with, which is drawn elsewhere; -1 for none. */
  active: number
  coverage: Coverage
  onChoose: (at: number) => void
}

/** Shows all of a shop's zones, or its surroundings where it has none. */
export function frameZones(map: LeafletMap, { zones, point }: Pick<ChainShop, 'zones' | 'point'>): void {
  const corners = zones.flatMap(({ ring }) => ring)
  if (corners.length === 0) map.setView(point, 14, { animate: false })
  else map.fitBounds(new LatLngBounds(corners), { padding: [24, 24], animate: false })
}

/** Puts a shop and its zones on the map, with those of others near by, and the squares where they overlap or leave ground out. Gives what takes them away again. */
export function drawZones(map: LeafletMap, { zones, point, others, active, coverage, onChoose }: ZonesDrawn): () => void {
  const layer = new LayerGroup()
  const pane = zonesPane(map)
  for (const { zones: theirs } of others)
    for (const { ring } of theirs)
      new Polygon(
        ring.map(([lat, lng]): LatLngTuple => [lat, lng]),
        { interactive: false, pane, className: 'zone__other' },
      ).addTo(layer)
  for (const [at, { ring, holes = [] }] of zones.entries()) {
    for (const hole of holes) new Polygon(hole, { interactive: false, pane, className: 'zone__cut' }).addTo(layer)
    if (at !== active) new Polygon(ring, { interactive: false, pane, className: 'zone__own' }).addTo(layer)
  }
  const renderer = new Canvas({ padding: 0.5, pane })
  const style = getComputedStyle(map.getContainer())
  const colours = { own: '--color-warn', other: '--color-info', hole: '--st-late' }
  for (const { lat, lng, kind } of coverage.cells) {
    const { half } = coverage
    const fillColor = style.getPropertyValue(colours[kind]).trim()
    const bounds = new LatLngBounds([lat - half.lat, lng - half.lng], [lat + half.lat, lng + half.lng])
    new Rectangle(bounds, { renderer, pane, interactive: false, stroke: false, fillOpacity: 0.28, fillColor }).addTo(layer)
  }
  new CircleMarker(point, { radius: 7, interactive: false, pane, className: 'zone__shop' }).addTo(layer)
  layer.addTo(map)
  const onClick = ({ latlng }: LeafletMouseEvent) => {
    const found = zones.findIndex((zone) => zoneAt([zone], latlng) !== null)
    if (found >= 0 && !isHeld(zones[active], latlng)) onChoose(found)
  }
  map.on('click', onClick)
  return () => {
    map.off('click', onClick)
    layer.remove()
    renderer.remove()
  }
}

const isHeld = (zone: ChainZone | undefined, point: ChainShop['point']): boolean => zone !== undefined && zoneAt([zone], point) !== null

/** The pane of all that lies under the drawing, which takes the usual one for itself. Drawing hears only of what the pointer does on the map itself, so that it lets everything through. */
function zonesPane(map: LeafletMap): string {
  const name = 'zones'
  if (map.getPane(name)) return name
  const { style } = map.createPane(name)
  style.zIndex = '420'
  style.pointerEvents = 'none'
  return name
}
