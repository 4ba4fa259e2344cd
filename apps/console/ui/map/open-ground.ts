import type { MapSheet } from '@harbour/protocol'
import { Circle, LayerGroup, Map as LeafletMap, Polygon, Polyline, TileLayer, type LatLngTuple, type PolylineOptions } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { addNames } from './place-names.ts'

export type GroundSource = { sheet: MapSheet; tiles: { url: string } | null }

/** Land around a place that the outlines leave out, in metres. */
const shoreMetres = 280
/** The outermost zoom at which roads are drawn. */
const roadsFrom = 12

/** Opens a map in an element, and draws its ground: pictures of it, or the chain's own schematic land, roads, rails and names. It moves at once where less movement is wanted. */
export function openGround(element: HTMLElement, { sheet, tiles }: GroundSource): LeafletMap {
  const moving = !matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = new LeafletMap(element, {
    zoomControl: false,
    attributionControl: false,
    minZoom: 9,
    maxZoom: 18,
    zoomSnap: 0.5,
    inertia: moving,
    zoomAnimation: moving,
    fadeAnimation: false,
    markerZoomAnimation: moving,
    doubleClickZoom: false,
  })
  if (tiles) map.addLayer(new TileLayer(tiles.url, { maxZoom: 19 }))
  else drawSheet(map, sheet)
  addNames(map, sheet)
  return map
}

function drawSheet(map: LeafletMap, { land, abroad, shores, borders, rails, roads }: MapSheet): void {
  const below = map.createPane('ground')
  below.style.zIndex = '300'
  const still = { interactive: false, pane: 'ground' }
  for (const ring of abroad) new Polygon(ring, { ...still, className: 'ground__land ground__land--abroad' }).addTo(map)
  for (const ring of land) new Polygon(ring, { ...still, className: 'ground__land' }).addTo(map)
  for (const at of shores) new Circle(at, { ...still, radius: shoreMetres, className: 'ground__land' }).addTo(map)
  const line = (path: LatLngTuple[] | LatLngTuple[][], look: PolylineOptions) => new Polyline(path, { ...still, ...look })
  line(borders, { className: 'ground__border' }).addTo(map)
  for (const { path, colour } of rails) line(path, { className: 'ground__rail', color: colour }).addTo(map)
  const paths = roads.map(({ path }) => path)
  const near = new LayerGroup([line(paths, { className: 'ground__road ground__road--edge' }), line(paths, { className: 'ground__road' })])
  const shown = () => {
    const zoom = map.getZoom()
    element(map).style.setProperty('--road', `${Math.min(9, (zoom - roadsFrom) * 1.6 + 2)}px`)
    if (zoom < roadsFrom) near.remove()
    else near.addTo(map)
  }
  // What is drawn before the first view has come has no room yet.
  map.whenReady(() => {
    shown()
    map.on('zoomend', shown)
  })
}

const element = (map: LeafletMap) => map.getContainer()
