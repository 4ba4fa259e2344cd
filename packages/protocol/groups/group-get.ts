import { action } from '../action.ts'
import { GroupOrder } from './group-order.ts'
import { GroupToken } from './group-token.ts'

/** A group order, as whoever has its link may see it. */
export const groupGet = action('candao.group.groupGet', {
  gateway: 'Action',
  caller: 'visitor',
  content: { token: GroupToken },
  data: GroupOrder,
  refusals: ['GROUP_UNKNOWN'],
})
