import * as v from 'valibot'
import { Point, text } from '../units.ts'

/** A place as searches give it and orders keep it (spec 3.4). */
export const Place = v.object({
  building: text(80),
  district: text(60),
  fullAddress: text(200),
  lat: Point.entries.lat,
  lng: Point.entries.lng,
})
export type Place = v.InferOutput<typeof Place>
