import * as v from 'valibot'
import { action } from '../action.ts'

/** An account for a guest under a dummy phone, so that a guest can order (spec 1.13). A live session's own visitor comes back as it is. */
export const getOrCreateVisitor = action('candao.user.getOrCreateVisitor', {
  gateway: 'Action',
  caller: 'anyone',
  content: { phone: v.optional(v.pipe(v.string(), v.maxLength(24))) },
  data: v.object({ userId: v.string(), phone: v.string(), accessCode: v.nullable(v.string()) }),
})
