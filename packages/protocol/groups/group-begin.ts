import * as v from 'valibot'
import { action } from '../action.ts'
import { GroupOrder } from './group-order.ts'
import { GroupToken } from './group-token.ts'
import { GuestName } from './guest-name.ts'
import { Guid, Moment, OrderType, StoreId, UnsignedDollars } from '../units.ts'

/**
 * Begins a group order, of which the caller is the host: they alone see all of it, close it and pay. `token` goes into the link that is shared; it is said here alone. The same
 * `clientGroupId` of the same host is the same group order under another token, and the one before opens nothing any more. It closes by itself within a day. Refuses
 * a moment that has passed, lies further off, or is not before the slot that it is for (`GROUP_MOMENT`).
 * Under the id of one that is over nothing is begun (`GROUP_UNKNOWN`).
 */
export const groupBegin = action('candao.group.groupBegin', {
  gateway: 'Action',
  caller: 'visitor',
  content: {
    clientGroupId: Guid,
    name: GuestName,
    storeId: StoreId,
    orderType: OrderType,
    wantedAt: v.optional(Moment),
    closesAt: Moment,
    mostEach: v.optional(UnsignedDollars),
  },
  data: v.object({ token: GroupToken, group: GroupOrder }),
  refusals: ['STORE_UNKNOWN', 'ORDER_TYPE_UNAVAILABLE', 'GROUP_MOMENT', 'GROUP_UNKNOWN'],
})
