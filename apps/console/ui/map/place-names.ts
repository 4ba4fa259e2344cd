import type { MapSheet } from '@harbour/protocol'
import { DivIcon, Marker, type Map as LeafletMap } from 'leaflet'
import { namesBeside, scaleOf, type PlaceName } from './names-beside.ts'

/** Writes the names of districts and places on a map, as many as stand beside one another. They are hidden from whoever hears the page: they are no part of what is said there. */
export function addNames(map: LeafletMap, { districts, places }: MapSheet): void {
  const all: PlaceName[] = [
    ...districts.map(({ name, at }) => ({ name, at, kind: 'district' })),
    ...places.filter(({ kind }) => kind !== 'district'),
  ]
  const pane = map.createPane('names')
  pane.style.zIndex = '350'
  pane.setAttribute('aria-hidden', 'true')
  let written: Marker[] = []
  const write = () => {
    for (const marker of written) marker.remove()
    const seen = map.getBounds().pad(0.1)
    const near = all.filter(({ kind, at }) => scaleOf(kind, map.getZoom()) !== null && seen.contains(at))
    const placed = namesBeside(near.map((each) => ({ ...each, ...map.latLngToContainerPoint(each.at) })))
    written = placed.map(({ name, kind, at }) => markerOf({ name, kind, at }).addTo(map))
  }
  map.whenReady(() => {
    write()
    map.on('moveend', write)
  })
}

function markerOf({ name, kind, at }: PlaceName): Marker {
  const html = document.createElement('span')
  html.textContent = name
  const icon = new DivIcon({ html, className: `ground__name ground__name--${kind}`, iconSize: [0, 0] })
  return new Marker(at, { icon, pane: 'names', interactive: false, keyboard: false })
}
