import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid, Moment, Text } from '../units.ts'

/** The sessions of whoever is signed in, the last used first: `device` as it called itself, `endsAt` however busy they are, `here` for the one that asks. */
export const staffSessionListGet = action('candao.staff.staffSessionListGet', {
  gateway: 'Action',
  caller: 'staff',
  content: {},
  data: v.object({
    sessions: v.array(v.object({ sessionId: Guid, device: Text, openedAt: Moment, seenAt: Moment, endsAt: Moment, here: v.boolean() })),
  }),
})
