import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid, Moment, Text, text } from '../units.ts'

/** A member as support sees them, always masked. */
export const SupportMember = v.object({ userId: Guid, memberNo: Text, name: Text, phone: Text, email: Text, joinedAt: Moment })
export type SupportMember = v.InferOutput<typeof SupportMember>

/** Finds members by their whole phone, whole email or member number. Who is not support of the whole chain finds those who have ordered from their shops. */
export const memberSearch = action('candao.support.memberSearch', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'guest.read',
  content: { text: v.pipe(text(80), v.minLength(1)) },
  data: v.object({ members: v.array(SupportMember) }),
  refusals: ['PHONE_PARTIAL'],
})
