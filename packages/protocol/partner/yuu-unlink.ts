import * as v from 'valibot'
import { action } from '../action.ts'

/** Takes the link to the loyalty partner's card back; `unlinked` is false where there was none. */
export const yuuUnlink = action('candao.member.yuuUnlink', {
  gateway: 'UserUnify',
  caller: 'member',
  content: {},
  data: v.object({ unlinked: v.boolean() }),
})
