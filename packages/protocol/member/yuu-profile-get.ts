import * as v from 'valibot'
import { action } from '../action.ts'

const Address = v.object({
  type: v.string(),
  address2: v.string(),
  region: v.string(),
  /** Latitude and longitude as text: `22.3,114.1` (spec 3.21). */
  postalCode: v.string(),
})

/** What the loyalty partner knows of its member (spec 7.19). */
export const yuuProfileGet = action('candao.member.yuuProfileGet', {
  gateway: 'UserUnify',
  caller: 'visitor',
  content: { yuuToken: v.pipe(v.string(), v.minLength(1), v.maxLength(400)) },
  data: v.object({ cardNo: v.string(), memberProfileList: v.array(v.object({ phoneNo: v.string(), addresses: v.array(Address) })) }),
  refusals: ['PARTNER_LOGGED_OUT', 'PARTNER_AWAY'],
})
