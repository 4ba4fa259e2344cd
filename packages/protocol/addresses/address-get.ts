import * as v from 'valibot'
import { action } from '../action.ts'
import { SavedAddress } from './saved-address.ts'

/** The member's addresses in this brand, the default one first, then the latest. */
export const addressGet = action('candao.member.addressGet', {
  gateway: 'UserUnify',
  caller: 'member',
  content: {},
  data: v.object({ addresses: v.array(SavedAddress) }),
})
