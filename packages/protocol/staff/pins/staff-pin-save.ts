import * as v from 'valibot'
import { action } from '../../action.ts'
import { Pin } from './pin.ts'

/** Keeps the PIN that somebody of the staff has chosen; their sessions at tablets end. PIN_WEAK where it is one that anybody tries first. Not at a tablet. */
export const staffPinSave = action('candao.staff.staffPinSave', {
  gateway: 'Action',
  caller: 'staff',
  stepUp: true,
  content: { pin: Pin },
  data: v.object({ saved: v.boolean() }),
  refusals: ['PIN_WEAK'],
})
