import * as v from 'valibot'

/** A day of birth; whether there was such a day is for the rules to say. */
export const Birthday = v.strictObject({
  year: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2100)),
  month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  day: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)),
})
