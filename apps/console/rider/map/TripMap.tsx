import type { Point } from '@harbour/rules'
import { useQuery } from '@tanstack/react-query'
import type { LayerGroup, Map as LeafletMap } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Failure } from '../../ui/Failure.tsx'
import { isOpen, nextStop, type ShownTrip } from '../trip.ts'
import { drawMarks, openTripMap, type TripMark } from './draw-trip.ts'
import { readMap } from './map-sheet.ts'
import './TripMap.css'

/** The stops to come on a map, with the shop and the rider. All that it says stands in the list beside it, too. */
export function TripMap({ trip }: { trip: ShownTrip }) {
  const { storeId } = trip.shop
  const { data, error, refetch } = useQuery({ queryKey: ['trip-map', storeId], queryFn: () => readMap(storeId), staleTime: Infinity })
  const me = useOwnPlace()
  const element = useRef<HTMLDivElement>(null)
  const map = useRef<LeafletMap>(undefined)
  const drawn = useRef<LayerGroup>(undefined)
  // Leaflet draws beside React.
  useEffect(() => {
    if (!data || !element.current) return undefined
    const opened = openTripMap(element.current, data)
    map.current = opened
    return () => {
      opened.remove()
      drawn.current = undefined
    }
  }, [data])
  useEffect(() => {
    if (data && map.current) drawn.current = drawMarks(map.current, marksOf(trip, me), drawn.current)
  }, [data, trip, me])
  if (error) return <Failure error={error} onRetry={refetch} />
  return <div ref={element} className="tripmap" role="img" aria-label={m.rider_map()} />
}

function marksOf({ shop, stops }: ShownTrip, me: Point | undefined): TripMark[] {
  const next = nextStop(stops)
  const toCome = stops.flatMap((stop): TripMark[] => {
    if (!isOpen(stop) || !stop.destination) return []
    const title = m.rider_stop({ stop: stop.stop, number: stop.pickupNo })
    return [{ at: stop.destination, words: String(stop.stop), kind: stop === next ? 'next' : 'later', title }]
  })
  return [
    { at: shop, words: '', kind: 'shop', title: shop.name },
    ...toCome,
    ...(me ? [{ at: me, words: '', kind: 'me' as const, title: m.rider_me() }] : []),
  ]
}

/** The place of this phone, while the rider lets the page know; asked for once the trip shares it anyway. */
function useOwnPlace(): Point | undefined {
  const [place, setPlace] = useState<Point>()
  // The phone's position is outside React.
  useEffect(() => {
    if (!('geolocation' in navigator)) return undefined
    const watch = navigator.geolocation.watchPosition(
      ({ coords: { latitude: lat, longitude: lng } }) => setPlace({ lat, lng }),
      () => undefined,
      { maximumAge: 10_000 },
    )
    return () => navigator.geolocation.clearWatch(watch)
  }, [])
  return place
}
