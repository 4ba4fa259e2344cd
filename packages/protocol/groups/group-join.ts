import { action } from '../action.ts'
import { GroupOrder } from './group-order.ts'
import { GroupToken } from './group-token.ts'
import { GuestName } from './guest-name.ts'

/** Joins a group order under a name, or goes by another name in it. Refuses a name that somebody has in it, its host included. */
export const groupJoin = action('candao.group.groupJoin', {
  gateway: 'Action',
  caller: 'visitor',
  content: { token: GroupToken, name: GuestName },
  data: GroupOrder,
  refusals: ['GROUP_UNKNOWN', 'GROUP_CLOSED', 'GROUP_FULL', 'GROUP_NAME_TAKEN', 'GROUP_HOST'],
})
