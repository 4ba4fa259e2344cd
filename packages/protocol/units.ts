import { brandIds, orderTypes, type Cents } from '@harbour/rules'
import * as v from 'valibot'
import { characterCount, mostUnits } from './characters.ts'

/** NUL, which PostgreSQL refuses in a text, and halves of surrogate pairs, which UTF-8 cannot carry. */
const stray = /[\0\p{Cs}]/gu

/** Any text on the wire, of a call or its answer: never with a NUL or half a character in it. Every text of the protocol is built of it. */
export const Text = v.pipe(
  v.string(),
  v.check((words) => words.search(stray) < 0, 'whole characters, and no NUL'),
)

/** A text without what `Text` refuses: nobody has typed that, so that nobody misses it. */
export const withoutStray = (words: string) => words.replace(stray, '')

/** Dollars on the wire with at most two decimals, integer cents inside (calls.md, Units; spec 9.4). */
export const Dollars = v.pipe(
  v.number(),
  v.minValue(-10_000_000),
  v.maxValue(10_000_000),
  v.check((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, 'at most two decimals'),
  v.transform((amount) => (Math.round(amount * 100) + 0) as Cents), // the edge: the check above has made it whole
)

/** The same of a sum that somebody counts or brings in: nothing or more. */
export const UnsignedDollars = v.pipe(
  Dollars,
  v.check((amount) => amount >= 0, 'nothing or more'),
)

/** Coupon amounts are cents on the wire already (spec 9.4). */
export const WireCents = v.pipe(
  v.number(),
  v.safeInteger(),
  v.transform((amount) => amount as Cents), // the edge: whole by its schema
)

const moment = /^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/

/** `YYYY/MM/DD HH:mm:ss` in Asia/Shanghai on the wire, epoch milliseconds inside (spec 9.1). */
export const Moment = v.pipe(
  Text,
  v.regex(moment),
  v.transform((text) => Date.parse(`${text.replaceAll('/', '-').replace(' ', 'T')}+08:00`)),
  v.number(),
  v.check((instant) => !Number.isNaN(instant), 'a date that exists'),
)

export const Guid = v.pipe(Text, v.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i))
export const Slug = v.pipe(Text, v.minLength(1), v.maxLength(64), v.regex(/^[\w-]+$/))
export const StoreId = Slug
export const OrderId = Guid
export const Brand = v.picklist(Object.values(brandIds))
export const Language = v.picklist([1, 2])
/** Takeaway 1, delivery 2, dine-in 5 (spec 9.6). */
export const OrderType = v.picklist(Object.values(orderTypes))
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))
/** Whole minutes, as we say them: a queue has no upper end. */
export const Minutes = v.pipe(v.number(), v.integer(), v.minValue(0))
export const Latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90))
export const Longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180))
export const Point = v.object({ lat: Latitude, lng: Longitude })

// No control characters: they are never typed.
const printable = /^\P{Cc}*$/u
/** A line of text as a guest types it, trimmed, of at most `most` characters as its writer counts them (spec 5.11). */
export function text(most: number) {
  return v.pipe(
    Text,
    v.maxLength(most * mostUnits),
    v.regex(printable),
    v.trim(),
    v.check((words) => characterCount(words) <= most, `at most ${most} characters`),
  )
}
