import * as v from 'valibot'
import { action } from '../../action.ts'
import { Guid } from '../../units.ts'

/** Removes a passkey of whoever is signed in: it opens nothing any more. Sessions stay. */
export const staffPasskeyRemove = action('candao.staff.staffPasskeyRemove', {
  gateway: 'Action',
  caller: 'staff',
  stepUp: true,
  content: { passkeyRef: Guid },
  data: v.object({ removed: v.boolean() }),
  refusals: ['PASSKEY_UNKNOWN'],
})
