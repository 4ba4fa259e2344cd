import type { MapSheet } from '@harbour/protocol'
import {
  Circle,
  LayerGroup,
  Polygon,
  Polyline,
  TileLayer,
  type LatLngTuple,
  type Layer,
  type Map as LeafletMap,
  type PolylineOptions,
} from 'leaflet'
import { drawInSlices } from './draw-in-slices.ts'
import type { TileSource } from './use-map-source.ts'

/** Land around a place that the outlines leave out, in metres. */
const shoreMetres = 280
/** The outermost zoom at which roads are drawn. */
const roadsFrom = 12

/** The ground of the map: its own land, roads and rails, or pictures of it. Gives what takes it away again. */
export function addBaseLayer(map: LeafletMap, sheet: MapSheet, tiles: TileSource | null): () => void {
  const [below, roads] = [new LayerGroup().addTo(map), new LayerGroup()]
  const far = () => {
    const zoom = map.getZoom()
    map.getContainer().style.setProperty('--map-road-width', `${Math.min(9, (zoom - roadsFrom) * 1.6 + 2)}px`)
    if (zoom < roadsFrom) roads.remove()
    else roads.addTo(map)
  }
  const begin = () => {
    map.on('zoomend', far)
    far()
  }
  const stop = tiles
    ? drawInSlices([() => below.addLayer(new TileLayer(tiles.url, { maxZoom: 19 }))])
    : drawInSlices([...addShapes(below, landOf(sheet)), ...addShapes(below, railsOf(sheet)), begin, ...addShapes(roads, roadsOf(sheet))])
  return () => {
    stop()
    map.off('zoomend', far)
    below.remove()
    roads.remove()
  }
}

/** A shape that is made when its turn comes: a region has hundreds. */
type Shape = () => Layer

const addShapes = (group: LayerGroup, shapes: Shape[]) => shapes.map((shape) => () => void group.addLayer(shape()))

const still = { interactive: false }

function landOf({ land, abroad, shores, borders }: MapSheet): Shape[] {
  return [
    ...abroad.map((ring) => () => new Polygon(ring, { ...still, className: 'map__land map__land--abroad' })),
    ...land.map((ring) => () => new Polygon(ring, { ...still, className: 'map__land' })),
    ...shores.map((at) => () => new Circle(at, { ...still, radius: shoreMetres, className: 'map__land' })),
    () => new Polyline(borders, { ...still, className: 'map__border' }),
  ]
}

/** Every edge first, so that roads run into each other. */
function roadsOf({ roads }: MapSheet): Shape[] {
  const paths = roads.map(({ path }) => path)
  return [...paths.map(lineOf({ className: 'map__road map__road--edge' })), ...paths.map(lineOf({ className: 'map__road' }))]
}

const railsOf = ({ rails }: MapSheet): Shape[] => rails.map(({ path, colour }) => lineOf({ className: 'map__rail', color: colour })(path))

const lineOf =
  (look: PolylineOptions) =>
  (path: LatLngTuple[]): Shape =>
  () =>
    new Polyline(path, { ...still, ...look })
