import { addressSearch, type NearbyPlace } from '@harbour/protocol'
import type { Point } from '@harbour/rules'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../api/call.ts'
import { useAddresses } from '../../../entities/address/saved-addresses.ts'
import { useGuestLocation } from '../../../entities/location/guest-location.ts'
import { useOrderLocation, type Address } from '../../../entities/location/order-location.ts'
import { region } from '../../../api/region.ts'
import { useMapSource } from '../../../ui/map/use-map-source.ts'
import { placeAtPin, type PlaceAtPin } from './place-at-pin.ts'

export type PinState = {
  point: Point
  /** The pin means something by now: the guest has moved it, or it stands where they may be. */
  known: boolean
  /** It stands where the guest may be; else the map shows the whole region. */
  near: boolean
  move: (to: Point) => void
  /** Back to where the guest is, or will be once that is known. */
  follow: () => void
}

/** The point of the pin: where the guest has moved it, else where they are once they have asked, else at the address in mind. */
export function usePinState(address: Address | undefined): PinState {
  const { point: here, foreign } = useGuestLocation()
  const [moved, setMoved] = useState<Point>()
  const [asked, setAsked] = useState(false)
  // The address in mind may be recalled only once the page stands.
  const following = asked || address === undefined
  const anchor = (following && !foreign && here) || address
  const { lat, lng } = moved ?? anchor ?? region().centre
  return {
    point: { lat, lng },
    known: (moved ?? anchor) !== undefined,
    near: anchor !== undefined,
    move: setMoved,
    follow() {
      setMoved(undefined)
      setAsked(true)
    },
  }
}

/** The address in mind: of the changed one, the chosen one, else the default (spec 8.7). */
export function useAddressInMind(addressCode: string | undefined): Address | undefined {
  const { address } = useOrderLocation()
  const saved = useAddresses()
  const changed = saved.find((each) => each.addressCode === addressCode)
  return changed?.address ?? address ?? saved.find(({ isDefault }) => isDefault)?.address
}

export type AddressAtPin = {
  pinned: PlaceAtPin | undefined
  places: readonly NearbyPlace[]
  waiting: boolean
  failed: boolean
  again: () => void
}

/** The place beneath the pin, and what is around it (spec 7.17). */
export function useAddressAtPin({ point, known }: PinState): AddressAtPin {
  const { sheet } = useMapSource()
  const at = { lat: round(point.lat), lng: round(point.lng) }
  const { data, isError, isLoading, isPlaceholderData, refetch } = useQuery({
    ...query(addressSearch, at, { background: true, handles: 'all' }),
    enabled: known,
    placeholderData: keepPreviousData,
  })
  const places = data?.data ?? []
  const pinned = known && data && !isPlaceholderData ? placeAtPin(point, places, sheet) : undefined
  return { pinned, places, waiting: isLoading, failed: isError, again: () => void refetch() }
}

/** Rounds to a metre. */
const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5
