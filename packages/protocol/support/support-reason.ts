import * as v from 'valibot'
import { text } from '../units.ts'

/** Some words of whoever of the staff does it, beside the coded reason: they stay in the audit, and name no guest. */
export const ReasonWords = v.pipe(text(200), v.minLength(3))
