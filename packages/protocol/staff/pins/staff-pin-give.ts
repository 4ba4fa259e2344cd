import * as v from 'valibot'
import { action } from '../../action.ts'
import { Guid } from '../../units.ts'
import { Pin } from './pin.ts'

/** Gives somebody of the staff a new PIN by chance, which is told here and never again; their sessions at tablets end. Not at a tablet. */
export const staffPinGive = action('candao.staff.staffPinGive', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'staff.manage',
  stepUp: true,
  content: { staffId: Guid },
  data: v.object({ pin: Pin }),
  refusals: ['STAFF_UNKNOWN', 'STAFF_SELF'],
})
