import * as v from 'valibot'
import { action } from '../action.ts'
import { Moment, Slug, Text } from '../units.ts'

/** The news of the chain, the latest first (spec 2.20). */
export const informationGet = action('candao.member.informationGet', {
  gateway: 'UserUnify',
  caller: 'anyone',
  content: {},
  data: v.object({
    items: v.array(v.object({ informationId: Slug, title: Text, summary: Text, picture: Text, publishedAt: Moment })),
  }),
})
