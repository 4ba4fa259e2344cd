import * as v from 'valibot'
import { action } from '../action.ts'
import { Text } from '../units.ts'

const Address = v.object({
  type: Text,
  address2: Text,
  region: Text,
  /** Latitude and longitude as text: `22.3,114.1` (spec 3.21). */
  postalCode: Text,
})

/** The loyalty partner's profile of its member (spec 7.19). */
export const yuuProfileGet = action('candao.member.yuuProfileGet', {
  gateway: 'UserUnify',
  caller: 'visitor',
  content: { yuuToken: v.pipe(Text, v.minLength(1), v.maxLength(400)) },
  data: v.object({ cardNo: Text, memberProfileList: v.array(v.object({ phoneNo: Text, addresses: v.array(Address) })) }),
  refusals: ['PARTNER_LOGGED_OUT', 'PARTNER_AWAY'],
})
