import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid } from '../units.ts'

/** Forgets an address. Where it was the default one, the latest of the others is. */
export const addressDelete = action('candao.member.addressDelete', {
  gateway: 'UserUnify',
  caller: 'member',
  content: { addressId: Guid },
  data: v.null(),
  refusals: ['ADDRESS_UNKNOWN'],
})
