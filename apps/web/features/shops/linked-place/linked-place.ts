import type { Point } from '@harbour/rules'

/** A place that an address of this app points at. */
export type LinkedPlace = Point & { name: string }

/** The place of a query `lat=22.28&lng=114.15&name=…`, or of `point=22.28,114.15`; nothing for what is no place on earth. */
export function linkedPlace(query: URLSearchParams): LinkedPlace | undefined {
  const [lat = '', lng = ''] = query.get('point')?.split(',') ?? [query.get('lat') ?? '', query.get('lng') ?? '']
  const number = /^-?\d{1,3}(\.\d{1,15})?$/
  if (!number.test(lat.trim()) || !number.test(lng.trim())) return undefined
  const spot = { lat: Number(lat), lng: Number(lng), name: (query.get('name') ?? '').trim().slice(0, 100) }
  return Math.abs(spot.lat) <= 90 && Math.abs(spot.lng) <= 180 ? spot : undefined
}
