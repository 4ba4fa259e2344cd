import * as v from 'valibot'
import { action } from '../action.ts'
import { CartLine } from '../orders/cart-line.ts'
import { GroupOrder } from './group-order.ts'
import { GroupToken } from './group-token.ts'
import { Guid } from '../units.ts'

/** A line on its way into a group order, under an id that the phone has made. */
export const GroupAddition = v.strictObject({ lineId: Guid, line: CartLine })
export type GroupAddition = v.InferOutput<typeof GroupAddition>

/**
 * Adds lines to the caller's part, all or none. A line whose id is known is there already, also where it has been taken out since: however often it is sent, it is added once.
 * Refuses what cannot be ordered as it is (`CART_CHANGED`, in words), and what goes over the most that a person may add (`GROUP_OVER_MOST`).
 */
export const groupLinesAdd = action('candao.group.groupLinesAdd', {
  gateway: 'Action',
  caller: 'visitor',
  content: { token: GroupToken, additions: v.pipe(v.array(GroupAddition), v.minLength(1), v.maxLength(12)) },
  data: GroupOrder,
  refusals: ['GROUP_UNKNOWN', 'GROUP_CLOSED', 'GROUP_NOT_JOINED', 'GROUP_LINES_FULL', 'GROUP_OVER_MOST', 'CART_CHANGED'],
})
