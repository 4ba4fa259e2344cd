import * as v from 'valibot'
import { action } from '../action.ts'
import { Moment, Text } from '../units.ts'

/** A tablet asks to be paired: it shows the code, which a manager enters with `tabletPair`, and polls `tabletPairGet` with the secret, for ten minutes. */
export const tabletPairStart = action('candao.shop.tabletPairStart', {
  gateway: 'Action',
  caller: 'anyone',
  content: {},
  data: v.object({ code: Text, secret: Text, expiresAt: Moment }),
})
