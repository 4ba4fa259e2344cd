import * as v from 'valibot'
import { action } from '../action.ts'
import { Text } from '../units.ts'

/** A line of the web app's own log (spec 7.27). Lengths are bounded; nothing personal belongs in it. */
export const printFELogger = action('candao.base.printFELogger', {
  gateway: 'Action',
  caller: 'anyone',
  content: { logLevel: v.picklist(['debug', 'info', 'warn', 'error']), content: v.pipe(Text, v.maxLength(4000)) },
  data: v.null(),
})
