import * as v from 'valibot'
import { action } from '../action.ts'
import { Slug } from '../units.ts'

/** Signs out: this device, the others, all of them, or the one that `deviceListGet` names. What was signed in there is asked to log in again. */
export const logout = action('candao.member.logout', {
  gateway: 'UserUnify',
  caller: 'visitor',
  content: { where: v.optional(v.picklist(['here', 'others', 'everywhere', 'one']), 'here'), deviceRef: v.optional(Slug) },
  data: v.object({ signedOut: v.number() }),
  refusals: ['DEVICE_UNKNOWN'],
})
