import * as v from 'valibot'
import { action } from '../action.ts'
import { Moment, Slug, Text } from '../units.ts'

/** The member's passkeys, the latest first, each named after where it was made. */
export const passkeyGet = action('candao.member.passkeyGet', {
  gateway: 'UserUnify',
  caller: 'member',
  content: {},
  data: v.object({
    passkeys: v.array(v.object({ passkeyRef: Slug, name: Text, madeAt: Moment, usedAt: v.nullable(Moment) })),
  }),
})
