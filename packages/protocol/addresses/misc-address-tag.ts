import * as v from 'valibot'
import { action } from '../action.ts'
import { Text } from '../units.ts'

/** Address tags T01 home, T02 office, T03 other (spec 3.5). */
export const miscAddressTag = action('candao.member.miscAddressTag', {
  gateway: 'UserUnify',
  caller: 'anyone',
  content: {},
  data: v.array(v.object({ code: Text, nameTc: Text, nameEn: Text })),
})
