import * as v from 'valibot'
import { action } from '../action.ts'
import { Text } from '../units.ts'

/** An account for a guest under a dummy phone, so that a guest can order (spec 1.13). A live session's own visitor comes back as it is. */
export const getOrCreateVisitor = action('candao.user.getOrCreateVisitor', {
  gateway: 'Action',
  caller: 'anyone',
  content: { phone: v.optional(v.pipe(Text, v.maxLength(24))) },
  data: v.object({ userId: Text, phone: Text, accessCode: v.nullable(Text) }),
})
