import * as v from 'valibot'
import { action } from '../action.ts'
import { StoreId, Text } from '../units.ts'

/** A till reads a membership QR: whose it is, as far as the counter needs to know. */
export const memberCodeVerify = action('candao.member.memberCodeVerify', {
  gateway: 'UserUnify',
  caller: 'shop',
  content: { storeId: StoreId, code: v.pipe(Text, v.maxLength(200)) },
  data: v.object({ memberNo: Text, firstName: Text, points: v.number() }),
  refusals: ['STORE_UNKNOWN', 'MEMBER_CODE_INVALID'],
})
