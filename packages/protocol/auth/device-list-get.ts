import * as v from 'valibot'
import { action } from '../action.ts'
import { Moment, Slug, Text } from '../units.ts'

/** The devices on which the member is signed in, the latest first. */
export const deviceListGet = action('candao.member.deviceListGet', {
  gateway: 'UserUnify',
  caller: 'member',
  content: {},
  data: v.object({
    devices: v.array(v.object({ deviceRef: Slug, name: Text, here: v.boolean(), signedInAt: Moment, seenAt: Moment })),
  }),
})
