import { pickupReach, type Point } from '@harbour/rules'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { findMe, findMeUnasked, useGuestLocation, useNearby } from '../../../entities/location/guest-location.ts'
import { useOrderLocation } from '../../../entities/location/order-location.ts'

/** `reach`: what is further away, in metres, is left out. */
type SearchPoint = { point: Point; name: string | undefined; reach?: number } | undefined

/** The point that shops are sorted around: the place in the address bar, where somebody wanted a delivery and may collect within reach; else the guest where they are in the region, else where they last had something delivered. */
export function useNearPoint(): { near: SearchPoint; nearMe: () => void; anywhere: () => void } {
  const [params, setParams] = useSearchParams()
  const { point: here, foreign } = useGuestLocation()
  const { data: places } = useNearby()
  const { address } = useOrderLocation()
  const named = pointOf(params.get('near'))
  // The device may know where it is, and may have been allowed to say so.
  useEffect(() => void findMeUnasked(), [])
  const anywhere = () => named && setParams(withoutNear, { replace: true })
  const nearMe = () => {
    anywhere()
    void findMe()
  }
  const ways = { nearMe, anywhere }
  if (named) return { near: { point: named, name: undefined, reach: pickupReach }, ...ways }
  if (here && !foreign) return { near: { point: here, name: places?.[0]?.building }, ...ways }
  return { near: address ? { point: { lat: address.lat, lng: address.lng }, name: address.building } : undefined, ...ways }
}

function withoutNear(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete('near')
  return next
}

/** The point that "22.286,114.219" names; undefined for any other text. */
export function pointOf(text: string | null): Point | undefined {
  const [, lat, lng] = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(text ?? '') ?? []
  const point = { lat: Number(lat), lng: Number(lng) }
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : undefined
}
