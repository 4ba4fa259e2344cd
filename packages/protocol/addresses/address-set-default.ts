import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid } from '../units.ts'

/** Makes an address the default one of its brand. */
export const addressSetDefault = action('candao.member.addressSetDefault', {
  gateway: 'UserUnify',
  caller: 'member',
  content: { addressId: Guid },
  data: v.null(),
  refusals: ['ADDRESS_UNKNOWN'],
})
