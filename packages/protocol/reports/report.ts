import * as v from 'valibot'
import { Moment, StoreId, Text, WireCents } from '../units.ts'

const form = /^(20\d\d)\/(\d\d)\/(\d\d)$/

/** A day of the wall clock of the shops, `YYYY/MM/DD` of this century; one that does not exist is refused. */
export const Day = v.pipe(
  Text,
  v.regex(form),
  v.check((text) => {
    const [, year, month, day] = (form.exec(text) ?? []).map(Number)
    const date = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day))
    return date.getUTCMonth() + 1 === month && date.getUTCDate() === day
  }, 'a day that exists'),
)

/** Sums of reports are whole cents on the wire: those of a year leave what a price may be far behind. */
export const Sum = WireCents

/** Any whole number of orders or items. */
export const Whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/**
 * The orders that a report is about: at one shop, or at every shop of the envelope's brand that the caller's roles cover. `csv` asks for the same rows as a
 * spreadsheet, too.
 */
export const ofShops = { storeId: v.optional(StoreId), csv: v.optional(v.boolean()) }

/** The same for days, both included: 400 at most, and none to come. */
export const ofPeriod = { ...ofShops, from: Day, to: Day }

/** The rows as CSV in UTF-8 with its mark, null where it was not asked for. Its sums are in dollars, as people read them. */
export const Csv = v.nullable(Text)

/** The moment that a report is of, where it was read from a replica that was late: what was booked after it may be missing. Left out, nothing is. */
export const mayBeLate = { asOf: v.optional(Moment) }

export const periodRefusals = ['STORE_UNKNOWN', 'PERIOD_INVALID', 'PERIOD_TOO_LONG'] as const
