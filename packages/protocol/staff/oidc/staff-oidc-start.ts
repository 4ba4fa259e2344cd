import * as v from 'valibot'
import { action } from '../../action.ts'
import { Text } from '../../units.ts'

/** Begins to sign somebody of the staff in by the chain's own identity provider, where it has one: the page to go to. It leads back with a code and a state, good for ten minutes on this device. */
export const staffOidcStart = action('candao.staff.staffOidcStart', {
  gateway: 'Action',
  caller: 'anyone',
  content: {},
  data: v.object({ url: Text }),
  refusals: ['OIDC_UNAVAILABLE'],
})
