import * as v from 'valibot'
import { action } from '../action.ts'
import { Text } from '../units.ts'

/** The day's time slots with their words, H01 to H04 (spec 3.24, 4.6). */
export const miscHashTag = action('candao.member.miscHashTag', {
  gateway: 'UserUnify',
  caller: 'anyone',
  content: {},
  data: v.array(v.object({ hashtagCode: Text, start: Text, end: Text, nameTc: Text, nameEn: Text })),
})
