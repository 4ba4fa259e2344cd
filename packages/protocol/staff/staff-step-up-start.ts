import * as v from 'valibot'
import { action } from '../action.ts'
import { PasskeyRequest } from '../passkeys/passkey.ts'

/**
 * Begins to show again who is signed in, before a call that asks for it (STEP_UP): by a passkey, whose challenge serves once, on this device, for five
 * minutes; for who has none, `passkey` is null and the password does. `pin` says that the PIN does: in a session at a tablet.
 */
export const staffStepUpStart = action('candao.staff.staffStepUpStart', {
  gateway: 'Action',
  caller: 'staff',
  content: {},
  data: v.object({ passkey: v.nullable(PasskeyRequest), pin: v.boolean() }),
})
