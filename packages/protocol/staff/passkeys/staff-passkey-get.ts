import * as v from 'valibot'
import { action } from '../../action.ts'
import { Guid, Moment, Text } from '../../units.ts'

/** The passkeys of whoever is signed in, the latest first. */
export const staffPasskeyGet = action('candao.staff.staffPasskeyGet', {
  gateway: 'Action',
  caller: 'staff',
  content: {},
  data: v.object({ passkeys: v.array(v.object({ passkeyRef: Guid, name: Text, madeAt: Moment, usedAt: v.nullable(Moment) })) }),
})
