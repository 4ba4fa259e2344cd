import * as v from 'valibot'
import { action } from '../action.ts'
import { Text } from '../units.ts'

/**
 * The region of the caller's network address (spec 7.11): the code of its country or region, `HK` or `MO` among them, and the address itself. An
 * address that belongs to nowhere, such as one of a home network, has no region: then it is empty.
 */
export const getIpRegion = action('candao.statistics.getIpRegion', {
  gateway: 'Action',
  caller: 'anyone',
  content: { platformKey: v.pipe(Text, v.maxLength(64)) },
  data: v.object({ region: v.pipe(Text, v.regex(/^([A-Z]{2})?$/)), ip: Text }),
})
