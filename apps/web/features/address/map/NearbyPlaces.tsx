import { m } from '../../../paraglide/messages.js'
import type { Picking } from '../picking.ts'
import type { AddressAtPin } from './pin-state.ts'
import { PlaceList } from '../PlaceList.tsx'
import { PlaceSkeleton } from '../PlaceSkeleton.tsx'

const most = 8

/** The places around the pin, nearest first. */
export function NearbyPlaces({ beneath: { places, waiting }, picking }: { beneath: AddressAtPin; picking: Picking }) {
  if (places.length === 0 && !waiting) return null
  return (
    <>
      <h2>{m.address_nearby()}</h2>
      {waiting ? <PlaceSkeleton rows={most} /> : <PlaceList label={m.address_nearby()} places={places.slice(0, most)} picking={picking} />}
    </>
  )
}
