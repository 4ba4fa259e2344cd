import * as v from 'valibot'
import { action } from '../action.ts'
import { GroupToken } from './group-token.ts'

/** Takes the caller, their name and their lines out of a group order while it is open; where its host leaves, at any time, it is gone for everybody. */
export const groupLeave = action('candao.group.groupLeave', {
  gateway: 'Action',
  caller: 'visitor',
  content: { token: GroupToken },
  data: v.object({}),
  refusals: ['GROUP_UNKNOWN', 'GROUP_CLOSED'],
})
