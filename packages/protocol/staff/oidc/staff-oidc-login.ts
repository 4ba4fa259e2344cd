import * as v from 'valibot'
import { action } from '../../action.ts'
import { Text } from '../../units.ts'
import { StaffSession } from '../staff-member.ts'

const Given = v.pipe(Text, v.minLength(1), v.maxLength(2000))

/** Signs in whoever has come back from the identity provider, if the staff has somebody active with that verified email address. It takes nobody in; OIDC_FAILED says no more of why not. */
export const staffOidcLogin = action('candao.staff.staffOidcLogin', {
  gateway: 'Action',
  caller: 'anyone',
  content: { code: Given, state: Given },
  data: v.object(StaffSession.entries),
  refusals: ['OIDC_FAILED', 'OIDC_UNAVAILABLE'],
})
