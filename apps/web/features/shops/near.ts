import type { Point } from '@harbour/rules'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { findMe, findMeUnasked, useGuestLocation, useNearby } from '../../stores/location.ts'
import { useWhere } from '../../stores/place.ts'

type Near = { point: Point; name: string | undefined } | undefined

/** What shops are sorted around: the place in the address bar, else the guest, else where they last had something delivered. */
export function useNear(): { near: Near; nearMe: () => void } {
  const [params, setParams] = useSearchParams()
  const { point: here } = useGuestLocation()
  const { data: places } = useNearby()
  const { address } = useWhere()
  const named = pointOf(params.get('near'))
  // The device may know where it is, and may have been allowed to say so.
  useEffect(() => void findMeUnasked(), [])
  const nearMe = () => {
    if (named) setParams(withoutNear, { replace: true })
    void findMe()
  }
  if (named) return { near: { point: named, name: undefined }, nearMe }
  if (here) return { near: { point: here, name: places?.[0]?.building }, nearMe }
  return { near: address ? { point: { lat: address.lat, lng: address.lng }, name: address.building } : undefined, nearMe }
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
