import * as v from 'valibot'
import { action } from '../action.ts'
import { Moment, Slug, Text } from '../units.ts'

/** One text: an item of the list, or `agreement`, `privacy` or `service`. A version is named where an older one is asked for. */
export const informationDetailGet = action('candao.member.informationDetailGet', {
  gateway: 'UserUnify',
  caller: 'anyone',
  content: { informationId: Slug, version: v.optional(Slug) },
  data: v.object({
    informationId: Slug,
    title: Text,
    version: Slug,
    publishedAt: Moment,
    picture: Text,
    sections: v.array(v.object({ heading: Text, paragraphs: v.array(Text) })),
  }),
  refusals: ['INFORMATION_UNKNOWN'],
})
