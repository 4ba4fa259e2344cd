import * as v from 'valibot'
import { action } from '../action.ts'
import { Count, Guid, Moment, Text } from '../units.ts'

const Session = v.object({ sessionId: Guid, device: Text, openedAt: Moment, seenAt: Moment, endsAt: Moment })

/** The ways by which the people whom the caller may look after come in, and their sessions that are open, the last used first. */
export const staffAccessGet = action('candao.staff.staffAccessGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'staff.manage',
  content: {},
  data: v.object({ people: v.array(v.object({ staffId: Guid, passkeys: Count, hasPin: v.boolean(), sessions: v.array(Session) })) }),
})
