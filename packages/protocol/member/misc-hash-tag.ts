import * as v from 'valibot'
import { action } from '../action.ts'

/** The day's time slots with their words, H01 to H04 (spec 3.24, 4.6). */
export const miscHashTag = action('candao.member.miscHashTag', {
  gateway: 'UserUnify',
  caller: 'anyone',
  content: {},
  data: v.array(v.object({ hashtagCode: v.string(), start: v.string(), end: v.string(), nameTc: v.string(), nameEn: v.string() })),
})
