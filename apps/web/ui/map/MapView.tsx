import type { Brand, Point } from '@harbour/rules'
import type { Map as LeafletMap } from 'leaflet'
import { Minus, Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { IconButton } from '../IconButton.tsx'
import { showAreas, type MapArea } from './areas.ts'
import { CentrePin, type MovablePin } from './CentrePin.tsx'
import { fitBounds } from './fit-bounds.ts'
import { addBaseLayer } from './base-layer.ts'
import { showGuestMarker, type GuestPosition } from './guest-marker.ts'
import { MapMarks, type MapMark } from './MapMarks.tsx'
import { addPlaceLabels } from './place-labels.ts'
import { centreOn, closeMap, openMap, sightOf, type MapSight } from './open-map.ts'
import type { MapPin } from './map-pin.ts'
import { createPins } from './pins.ts'
import { useMapSource, type TileSource } from './use-map-source.ts'
import { showRoute, type MapRoute } from './route-line.ts'
import './MapView.css'

export type MapViewProps = {
  /** Says to the screen reader what the map is for. */
  label: string
  centre: Point
  zoom?: number
  brand: Brand
  pins?: readonly MapPin[]
  here?: GuestPosition | null
  /** Stands in the middle while the map moves beneath it. */
  pin?: MovablePin
  areas?: readonly MapArea[]
  marks?: readonly MapMark[]
  way?: MapRoute
  /** All of these are in sight at first, and again when there are more. */
  fit?: readonly Point[]
  onView?: (sight: MapSight) => void
  onPin?: (id: string) => void
}

/** A map of the brand's region. It draws itself; everything on it that matters is also said in words elsewhere on the screen. */
export function MapView({ label, brand, centre, zoom = 15, pins, here, pin, areas, marks, way, fit, onView, onPin }: MapViewProps) {
  const box = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<LeafletMap>()
  const { sheet, tiles, failed, again } = useMapSource()
  const begin = useEffectEvent((element: HTMLElement) => openMap(element, { brand, centre, zoom }))
  const viewed = useEffectEvent((opened: LeafletMap) => onView?.(sightOf(opened)))
  // Leaflet draws into an element of its own, in its own time: measuring the page takes a slow phone as long as drawing the screen.
  useEffect(() => {
    let opened: LeafletMap | undefined
    let zooming = false
    const timer = setTimeout(() => {
      if (!box.current) return
      const map = begin(box.current)
      const tell = () => viewed(map)
      map.on('moveend resize', tell)
      map.on('zoomanim', () => (zooming = true))
      map.on('zoomend', () => (zooming = false))
      tell()
      opened = map
      setMap(map)
    })
    return () => {
      clearTimeout(timer)
      if (opened) closeMap(opened, { zooming })
    }
  }, [])
  useCentre(map, centre, zoom)
  useEffect(() => (map && sheet ? addBaseLayer(map, sheet, tiles) : undefined), [map, sheet, tiles])
  useEffect(() => (map && sheet && !tiles ? addPlaceLabels(map, sheet) : undefined), [map, sheet, tiles])
  useEffect(() => (map && areas ? showAreas(map, areas) : undefined), [map, areas])
  useEffect(() => (map && here ? showGuestMarker(map, here) : undefined), [map, here])
  useEffect(() => (map && way ? showRoute(map, way) : undefined), [map, way])
  useFit(map, fit)
  usePins(map, pins, onPin)
  return (
    <section className="map" aria-label={label}>
      <div ref={box} className="map__box" role="application" aria-label={label} />
      {map && marks && <MapMarks map={map} marks={marks} />}
      {map && pin && <CentrePin map={map} pin={pin} />}
      <div className="map__zoom">
        <IconButton icon={Plus} size={20} label={m.ui_map_closer()} onClick={() => map?.zoomIn(1)} />
        <IconButton icon={Minus} size={20} label={m.ui_map_farther()} onClick={() => map?.zoomOut(1)} />
      </div>
      <Thanks tiles={tiles} failed={failed} onAgain={again} />
    </section>
  )
}

/** Follows the middle and the zoom that are wanted; the guest's own zoom stays until another one is wanted. */
function useCentre(map: LeafletMap | undefined, { lat, lng }: Point, zoom: number) {
  const wanted = useRef(zoom)
  useEffect(() => {
    if (!map) return
    centreOn(map, { lat, lng }, wanted.current === zoom ? map.getZoom() : zoom)
    wanted.current = zoom
  }, [map, lat, lng, zoom])
}

/** Fits the map to its points when there is one more or less; moving among them does not move it. */
function useFit(map: LeafletMap | undefined, points: readonly Point[] = []) {
  const fit = useEffectEvent((opened: LeafletMap) => fitBounds(opened, points))
  const count = points.length
  useEffect(() => {
    if (map && count > 0) fit(map)
  }, [map, count])
}

function usePins(map: LeafletMap | undefined, pins: readonly MapPin[] | undefined, onPin: MapViewProps['onPin']) {
  const [stand, setStand] = useState<ReturnType<typeof createPins>>()
  const press = useEffectEvent((id: string) => onPin?.(id))
  useEffect(() => {
    if (!map) return
    const created = createPins(map, (id) => press(id))
    setStand(created)
    return () => created.remove()
  }, [map])
  useEffect(() => stand?.show(pins ?? []), [stand, pins])
}

/** Says what the map is, or whom it is from; and that it could not be had, with a way to ask again. */
function Thanks({ tiles, failed, onAgain }: { tiles: TileSource | null; failed: boolean; onAgain: () => void }) {
  if (failed)
    return (
      <button type="button" className="map__thanks map__thanks--failed" onClick={onAgain}>
        {m.ui_map_failed()}
      </button>
    )
  return <p className="map__thanks">{tiles ? tiles.attribution : m.ui_map_schematic()}</p>
}
