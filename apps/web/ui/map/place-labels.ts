import type { MapSheet } from '@harbour/protocol'
import { DivIcon, Marker, type Map as LeafletMap } from 'leaflet'
import { drawInSlices } from './draw-in-slices.ts'
import { isWritten, lettering } from './lettering.ts'

type PlaceLabel = { name: string; kind: string; at: [lat: number, lng: number] }

/** Writes the names of districts, stations and places on the map, as many as its zoom has room for. Gives what takes them away again. */
export function addPlaceLabels(map: LeafletMap, { districts, places }: MapSheet): () => void {
  const all: PlaceLabel[] = [...districts.map(({ name, at }) => ({ name, at, kind: 'region' })), ...places]
  const pane = map.getPane('names') ?? map.createPane('names')
  pane.setAttribute('aria-hidden', 'true') // what they name is on the screen in words
  const markers = new Map<PlaceLabel, Marker>()
  const write = () => {
    const wanted = new Set(namesIn(map, all))
    for (const [name, marker] of markers) {
      if (wanted.has(name)) continue
      marker.remove()
      markers.delete(name)
    }
    for (const name of wanted) if (!markers.has(name)) markers.set(name, markerOf(name).addTo(map))
  }
  map.on('moveend', write)
  const stop = drawInSlices([write])
  return () => {
    stop()
    map.off('moveend', write)
    for (const marker of markers.values()) marker.remove()
  }
}

function namesIn(map: LeafletMap, all: PlaceLabel[]): PlaceLabel[] {
  const zoom = map.getZoom()
  const seen = map.getBounds().pad(0.15)
  const near = all.filter(({ kind, at }) => isWritten(kind, zoom) && seen.contains(at))
  return lettering(near.map((name) => ({ ...name, of: name, ...map.latLngToLayerPoint(name.at) }))).map(({ of }) => of)
}

function markerOf({ name, kind, at }: PlaceLabel): Marker {
  const html = document.createElement('span')
  html.textContent = name
  const icon = new DivIcon({ html, className: `map__name map__name--${kind}`, iconSize: [0, 0] })
  return new Marker(at, { icon, pane: 'names', interactive: false, keyboard: false })
}
