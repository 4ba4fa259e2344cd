import type { MapSheet } from '@harbour/protocol'
import { Circle, LayerGroup, Polygon, Polyline, TileLayer, type Layer, type Map as LeafletMap } from 'leaflet'
import { inTurn } from './in-turn.ts'
import type { Tiles } from './sheet.ts'

/** Land around a place that the outlines leave out, in metres. */
const shoreMetres = 280
/** The outermost zoom at which roads are drawn. */
const roadsFrom = 12

/** The ground of the map: its own land, roads and rails, or pictures of it. Gives what takes it away again. */
export function layGround(map: LeafletMap, sheet: MapSheet, tiles: Tiles | null): () => void {
  if (tiles) return layers([new TileLayer(tiles.url, { maxZoom: 19 })]).addTo(map).lift
  const roads = layers(roadsOf(sheet))
  const far = () => {
    const zoom = map.getZoom()
    map.getContainer().style.setProperty('--map-road-width', `${Math.min(9, (zoom - roadsFrom) * 1.6 + 2)}px`)
    if (zoom < roadsFrom) roads.lift()
    else roads.addTo(map)
  }
  const below = inPieces([...landOf(sheet), ...railsOf(sheet)]).map(layers)
  const stop = inTurn([
    ...below.map((each) => () => void each.addTo(map)),
    () => {
      map.on('zoomend', far)
      far()
    },
  ])
  return () => {
    stop()
    map.off('zoomend', far)
    for (const each of [...below, roads]) each.lift()
  }
}

const still = { interactive: false }

/** So many shapes are drawn without a pause. */
const atOnce = 40

const inPieces = (all: Layer[]): Layer[][] =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, nth) => all.slice(nth * atOnce, (nth + 1) * atOnce))

function landOf({ land, abroad, shores, borders }: MapSheet): Layer[] {
  return [
    new Polygon(apart(abroad), { ...still, className: 'map__land map__land--abroad' }),
    new Polygon(apart(land), { ...still, className: 'map__land' }),
    ...shores.map((at) => new Circle(at, { ...still, radius: shoreMetres, className: 'map__land' })),
    new Polyline(borders, { ...still, className: 'map__border' }),
  ]
}

/** Rings that are no holes of one another. */
const apart = (rings: MapSheet['land']) => rings.map((ring) => [ring])

/** Every edge first, so that roads run into each other. */
function roadsOf({ roads }: MapSheet): Layer[] {
  const drawn = (className: string) => roads.map(({ path }) => new Polyline(path, { ...still, className }))
  return [...drawn('map__road map__road--edge'), ...drawn('map__road')]
}

function railsOf({ rails }: MapSheet): Layer[] {
  return rails.map(({ path, colour }) => new Polyline(path, { ...still, className: 'map__rail', color: colour }))
}

function layers(all: Layer[]) {
  const group = new LayerGroup(all)
  const lift = () => void group.remove()
  const addTo = (map: LeafletMap) => {
    group.addTo(map)
    return { lift, addTo }
  }
  return { lift, addTo }
}
