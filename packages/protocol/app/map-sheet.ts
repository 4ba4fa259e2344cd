import * as v from 'valibot'
import { LatLng } from '../lat-lng.ts'
import { Brand, Language, Text } from '../units.ts'

const Line = v.array(LatLng)

/** The built-in map of a brand in one language, as the plain file at `/map/{version}.json` has it: schematic, in [lat, lng] (spec 1.16). */
export const MapSheet = v.object({
  version: Text,
  brand: Brand,
  language: Language,
  land: v.array(Line),
  /** The land of the neighbours. */
  abroad: v.array(Line),
  /** Known places that the land is too crudely drawn to hold: land lies around them. */
  shores: Line,
  /** `at` is where a district's name stands. */
  districts: v.array(v.object({ name: Text, at: LatLng })),
  borders: v.array(Line),
  roads: v.array(v.object({ name: Text, path: Line })),
  rails: v.array(v.object({ name: Text, colour: Text, path: Line })),
  places: v.array(v.object({ name: Text, kind: Text, at: LatLng })),
})
export type MapSheet = v.InferOutput<typeof MapSheet>
