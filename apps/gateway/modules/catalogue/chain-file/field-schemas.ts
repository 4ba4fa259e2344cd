import { brandIds, orderTypes, parseMoment, type Brand, type OrderType } from '@harbour/rules'
import type { Prices, Words } from '@harbour/chain'
import { withoutStray } from '@harbour/protocol'
import * as v from 'valibot'

/** The fields that records of several kinds share. What a text may hold is said in English, for whoever mends the file. */
export const optional = v.exactOptional

/** An id as the wire takes it. */
export const Id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'an id has up to 64 letters, digits and dashes'))
/** The id of a product, before which a uid puts the brand's. */
export const Pid = v.pipe(Id, v.maxLength(61, 'the id of a product has up to 61 letters, digits and dashes'))
/** Neither NUL, which PostgreSQL refuses in a text, nor half a character, which UTF-8 cannot carry. */
export const Characters = v.pipe(
  v.string(),
  v.check((text) => withoutStray(text) === text, 'a text has whole characters, and no NUL'),
)
export const Text = v.pipe(Characters, v.trim(), v.nonEmpty('a text is missing'))
const English = v.pipe(
  Text,
  v.check((text) => !/\p{Script=Han}/u.test(text), 'the English text has Chinese characters'),
)
/** A text in both languages. */
export const Both: v.GenericSchema<unknown, Words> = v.strictObject({ tc: Text, en: English })

/** A text in both languages, or in none. */
export const BothOrNone: v.GenericSchema<unknown, Words> = v.pipe(
  v.strictObject({ tc: Characters, en: Characters }),
  v.check(({ tc, en }) => (tc.trim() === '') === (en.trim() === ''), 'the text is there in one language only'),
)

export const Brands: v.GenericSchema<unknown, Brand> = v.picklist(Object.values(brandIds), 'a brand is 31 or 42')
export const OrderTypes: v.GenericSchema<unknown, OrderType> = v.picklist(
  Object.values(orderTypes),
  'an order type is 1 takeaway, 2 delivery or 5 dine-in',
)

const whole = (least: number, most: number, what: string) =>
  v.pipe(v.number(what), v.integer(what), v.minValue(least, what), v.maxValue(most, what))
export const Cents = whole(0, 10_000_00, 'a price is whole cents, from 0 to 1000000')
export const Count = whole(0, 1_000_000, 'a whole number, not below 0')
export const Percent = whole(0, 100, 'a whole number from 0 to 100')
export const Spice = v.picklist([0, 1, 2, 3])
/** The energy that a choice adds, or takes away. */
export const Energy = whole(-5000, 20_000, 'whole kilocalories')

/** A price in cents for each brand. */
export const BrandPrices: v.GenericSchema<unknown, Prices> = v.strictObject({
  [brandIds.hongKong]: optional(Cents),
  [brandIds.macau]: optional(Cents),
})

export const Weekdays = v.array(whole(1, 7, 'a weekday is 1, Monday, to 7, Sunday'))
export const Time = v.pipe(v.string(), v.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'a time is HH:mm'))
export const Day = v.pipe(
  v.string(),
  v.check((day) => parseMoment(`${day} 00:00:00`) !== null, 'a day is YYYY/MM/DD'),
)
export const Moment = v.pipe(
  v.string(),
  v.check((moment) => parseMoment(moment) !== null, 'a moment is YYYY/MM/DD HH:mm:ss'),
)
export const ServiceTimes = v.strictObject({
  weekdays: optional(Weekdays),
  windows: optional(v.array(v.strictObject({ start: Time, end: Time }))),
})

const Latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90))
const Longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180))
export const LatLng = v.strictObject({ lat: Latitude, lng: Longitude })
export const Corner = v.tuple([Latitude, Longitude])
export const Ring = v.pipe(v.array(Corner), v.minLength(3, 'a ring has at least three corners'))
export const Box = v.tuple([Latitude, Longitude, Latitude, Longitude])
