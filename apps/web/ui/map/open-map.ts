import { brandIds, type Brand, type Point } from '@harbour/rules'
import { Map as LeafletMap, type LatLngBoundsLiteral } from 'leaflet'

/** The part of the world that a map shows: its middle, its zoom and its edges, and how large it stands on the screen, in pixels. */
export type MapSight = {
  centre: Point
  zoom: number
  bounds: { south: number; west: number; north: number; east: number }
  size: { width: number; height: number }
}

/** A map in an element, without movement of its own where the guest wants none. */
export function openMap(element: HTMLElement, { brand, centre, zoom }: { brand: Brand; centre: Point; zoom: number }): LeafletMap {
  const moving = !matchMedia('(prefers-reduced-motion: reduce)').matches
  return new LeafletMap(element, {
    center: centre,
    zoom,
    minZoom: 11,
    maxZoom: 18,
    maxBounds: grounds[brand],
    maxBoundsViscosity: 1,
    zoomSnap: 0.5,
    zoomControl: false,
    attributionControl: false,
    inertia: moving,
    zoomAnimation: moving,
    fadeAnimation: false,
    markerZoomAnimation: moving,
  })
}

/** Takes a map away, once it has come to rest: Leaflet ends a zoom by a timer of its own, which stumbles over a map that is gone. */
export function closeMap(map: LeafletMap, { zooming }: { zooming: boolean }) {
  if (zooming) map.once('zoomend', () => map.remove())
  else map.remove()
}

/** There is nothing to see further out. */
const grounds: Record<Brand, LatLngBoundsLiteral> = {
  [brandIds.hongKong]: [
    [21.9, 113.4],
    [22.85, 114.9],
  ],
  [brandIds.macau]: [
    [21.8, 113.1],
    [22.5, 114],
  ],
}

export function sightOf(map: LeafletMap): MapSight {
  const { lat, lng } = map.getCenter()
  const seen = map.getBounds()
  const { x: width, y: height } = map.getSize()
  return {
    centre: { lat, lng },
    zoom: map.getZoom(),
    bounds: { south: seen.getSouth(), west: seen.getWest(), north: seen.getNorth(), east: seen.getEast() },
    size: { width, height },
  }
}

/** Moves the middle of a map, gently where movement is wanted; next to nothing is left as it is. */
export function centreOn(map: LeafletMap, centre: Point, zoom = map.getZoom()) {
  const shift = map.project(centre, zoom).distanceTo(map.project(map.getCenter(), zoom))
  if (shift < 0.5 && zoom === map.getZoom()) return
  map.setView(centre, zoom, { animate: map.options.zoomAnimation })
}
