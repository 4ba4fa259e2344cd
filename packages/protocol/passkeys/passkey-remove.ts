import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid } from '../units.ts'

/** Removes one of the member's passkeys: it opens nothing any more. Whoever is logged in stays so. */
export const passkeyRemove = action('candao.member.passkeyRemove', {
  gateway: 'UserUnify',
  caller: 'member',
  content: { passkeyRef: Guid },
  data: v.object({ removed: v.boolean() }),
  refusals: ['PASSKEY_UNKNOWN'],
})
