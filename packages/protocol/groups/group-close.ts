import * as v from 'valibot'
import { action } from '../action.ts'
import { CartLine } from '../orders/cart-line.ts'
import { GroupOrder } from './group-order.ts'
import { GroupToken } from './group-token.ts'

/**
 * Closes a group order, and gives its lines for its host's cart, at the menu's prices of now, each with the name of who it is for. Said again it gives the same. From there on they are lines of a
 * cart like any others: `previewOrder` and `postOrder` price and judge them.
 */
export const groupClose = action('candao.group.groupClose', {
  gateway: 'Action',
  caller: 'visitor',
  content: { token: GroupToken },
  data: v.object({ lines: v.array(CartLine), group: GroupOrder }),
  refusals: ['GROUP_UNKNOWN', 'GROUP_HOST_ONLY'],
})
