import type { ChainShop, District, Land, MainRoad, Outline, Place, RailLine } from '@harbour/chain'
import * as v from 'valibot'
import {
  Both,
  Characters,
  Box,
  Brands,
  Cents,
  Corner,
  Count,
  Day,
  Id,
  LatLng,
  optional,
  OrderTypes,
  Ring,
  Text,
  Time,
  Weekdays,
} from './field-schemas.ts'

const Hours = v.strictObject({ weekdays: Weekdays, startTime: Time, endTime: Time, orderTypes: optional(v.array(OrderTypes)) })
const Blackout = v.strictObject({
  startDate: Day,
  endDate: Day,
  times: v.array(v.strictObject({ startTime: Time, endTime: Time })),
  reason: optional(Both),
})
const Zone = v.strictObject({
  zoneId: Id,
  ring: Ring,
  holes: optional(v.array(Ring)),
  fee: Cents,
  minimum: Cents,
  travelMinutes: Count,
})

/** A shop, with its hours, holidays and delivery zones. */
export const Shop: v.GenericSchema<unknown, ChainShop> = v.strictObject({
  storeId: Id,
  brand: Brands,
  platformStoreId: Id,
  extraStoreId: Id,
  name: Both,
  address: Both,
  district: Id,
  point: LatLng,
  phone: v.pipe(v.string(), v.regex(/^\d{8}$/, 'a phone has eight digits')),
  orderTypes: v.array(OrderTypes),
  preorders: v.array(OrderTypes),
  slotCapacity: Count,
  services: v.array(v.picklist(['locker', 'octopus', 'wheelchair', 'parking', 'birthday'])),
  openings: v.array(Hours),
  blackouts: v.array(Blackout),
  zones: v.array(Zone),
  soldOut: v.array(Id),
})

export const DistrictRecord: v.GenericSchema<unknown, District> = v.strictObject({ code: Id, brand: Brands, name: Both, box: Box })
export const OutlineRecord: v.GenericSchema<unknown, Outline> = v.strictObject({ code: Id, rings: v.array(Ring) })
export const LandRecord: v.GenericSchema<unknown, Land> = v.strictObject({ brand: Brands, rings: v.array(Ring), abroad: v.array(Ring) })
export const RoadRecord: v.GenericSchema<unknown, MainRoad> = v.strictObject({ name: Both, brand: Brands, path: v.array(Corner) })
export const RailRecord: v.GenericSchema<unknown, RailLine> = v.strictObject({
  lineId: Id,
  name: Both,
  colour: v.pipe(v.string(), v.hexColor()),
  brand: Brands,
  stations: v.array(Text),
})

/** The id of a place, as searches give it. */
const PlaceId = v.pipe(Text, v.regex(/^[\w-]{1,128}$/, 'an id has up to 128 letters, digits and dashes'))

/** A place that guests find by its name. */
export const PlaceRecord: v.GenericSchema<unknown, Place> = v.strictObject({
  placeId: PlaceId,
  kind: v.picklist(['district', 'station', 'street', 'estate', 'mall', 'tower', 'landmark']),
  name: Both,
  address: Both,
  district: Id,
  brand: Brands,
  point: LatLng,
  aliases: v.array(Characters),
})
