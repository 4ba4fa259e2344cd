import * as v from 'valibot'
import { action } from '../action.ts'
import { Password } from './member-profile.ts'
import { Count } from '../units.ts'

/** Deletes the account. Orders stay for the books, without a name, phone or address; `ordersKept` says how many. */
export const userDelete = action('candao.member.userDelete', {
  gateway: 'UserUnify',
  caller: 'member',
  content: { password: Password },
  data: v.object({ ordersKept: Count }),
  refusals: ['PASSWORD_WRONG', 'TRY_LATER', 'ORDERS_ON_THE_WAY'],
})
