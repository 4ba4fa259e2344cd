import * as v from 'valibot'
import { action } from '../../action.ts'
import { Guid, StoreId } from '../../units.ts'
import { StaffSession } from '../staff-member.ts'
import { Pin } from './pin.ts'

/**
 * Signs somebody in at a tablet of their shop, whose key it comes with: the session opens, on this device and while the tablet is paired, what is done at its shop's
 * tablet. A wrong PIN, somebody without one and somebody who does not work here read and take the same; after five wrong ones TOO_MANY_REQUESTS says when to
 * try again.
 */
export const shiftSignIn = action('candao.shop.shiftSignIn', {
  gateway: 'Action',
  caller: 'shop',
  content: { storeId: StoreId, staffId: Guid, pin: Pin },
  data: v.object(StaffSession.entries),
  refusals: ['STORE_UNKNOWN', 'PIN_WRONG'],
})
