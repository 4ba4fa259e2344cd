import * as v from 'valibot'
import { action } from '../action.ts'

/** How a guest may wish to be addressed; U04 is no title at all (spec 3.2, 7.14). In the language of the call. */
export const miscUserTitles = action('candao.member.miscUserTitles', {
  gateway: 'UserUnify',
  caller: 'anyone',
  content: {},
  data: v.array(v.object({ titlesCode: v.string(), titlesName: v.string() })),
})
