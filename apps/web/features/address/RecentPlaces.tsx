import { distanceMetres, type Point } from '@harbour/rules'
import { useRecentPlaces } from '../../entities/address/recent-places.ts'
import { useGuestLocation } from '../../entities/location/guest-location.ts'
import { m } from '../../paraglide/messages.js'
import { samePoint } from './map/place-at-pin.ts'
import type { Picking } from './picking.ts'
import { PlaceList } from './PlaceList.tsx'

type RecentPlacesProps = {
  /** The points of places that this screen shows already. */
  shown: readonly Point[]
  picking: Picking
}

/** The places that were chosen on this device before, each one tap away from being chosen again (spec 1.16). */
export function RecentPlaces({ shown, picking }: RecentPlacesProps) {
  const { point: here } = useGuestLocation()
  const places = useRecentPlaces()
    .filter((place) => !shown.some((each) => samePoint(each, place)))
    .map((place) => ({
      ...place,
      placeId: `recent ${place.building} ${place.fullAddress}`,
      distance: here ? distanceMetres(here, place) : null,
    }))
  if (places.length === 0) return null
  return (
    <>
      <h2>{m.address_recent()}</h2>
      <PlaceList label={m.address_recent()} places={places} picking={picking} />
    </>
  )
}
