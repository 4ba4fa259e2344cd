import { action } from '../action.ts'
import { GroupOrder } from './group-order.ts'
import { GroupToken } from './group-token.ts'
import { Count, Guid } from '../units.ts'

/** Says how many there are of a line; 0 takes it out for good. Everybody changes their own lines while the group order is open, its host everybody's at any time. */
export const groupLineSave = action('candao.group.groupLineSave', {
  gateway: 'Action',
  caller: 'visitor',
  content: { token: GroupToken, lineId: Guid, num: Count },
  data: GroupOrder,
  refusals: ['GROUP_UNKNOWN', 'GROUP_CLOSED', 'LINE_UNKNOWN', 'GROUP_OVER_MOST', 'CART_CHANGED'],
})
