import * as v from 'valibot'

/** A place on the map as [lat, lng]. */
export const LatLng = v.pipe(
  v.array(v.number()),
  v.minLength(2),
  v.maxLength(2),
  v.transform(([lat = 0, lng = 0]): [number, number] => [lat, lng]),
  v.check(([lat, lng]) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180, 'a place on the map'),
)
