import * as v from 'valibot'
import { Text } from '../../units.ts'

/** The four to eight digits by which somebody of the staff signs in at a shop's tablet. */
export const Pin = v.pipe(Text, v.regex(/^\d{4,8}$/))
