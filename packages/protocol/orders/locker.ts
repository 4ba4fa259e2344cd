import * as v from 'valibot'
import { Moment, Text, text } from '../units.ts'

/** A food locker with a dish in it: which one it is, and the code that opens it. */
export const Locker = v.strictObject({ no: v.pipe(text(8), v.minLength(1)), code: v.pipe(Text, v.regex(/^\d{4,8}$/)) })
export type Locker = v.InferOutput<typeof Locker>

/** The same for its guest, with the last moment at which it opens (spec 9.12). */
export const FilledLocker = v.object({ ...Locker.entries, until: Moment })
