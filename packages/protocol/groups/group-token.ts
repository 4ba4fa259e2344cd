import * as v from 'valibot'
import { Text } from '../units.ts'

/** The token in the link of a group order: 132 random bits. */
export const GroupToken = v.pipe(Text, v.regex(/^[\w-]{22}$/))
