import * as v from 'valibot'
import { action } from '../action.ts'
import { Count } from '../units.ts'

/** Ends the session, or with `everywhere` every session of whoever is signed in; says how many. */
export const staffLogout = action('candao.staff.staffLogout', {
  gateway: 'Action',
  caller: 'staff',
  content: { everywhere: v.boolean() },
  data: v.object({ ended: Count }),
})
