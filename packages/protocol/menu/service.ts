import * as v from 'valibot'
import { Text } from '../units.ts'

/** The times at which something is served: on which days, Monday 1 to Sunday 7, and between which times. */
export const Service = v.object({
  weekdays: v.optional(v.array(v.number())),
  windows: v.optional(v.array(v.object({ start: Text, end: Text }))),
})
