import * as v from 'valibot'
import { action } from '../action.ts'
import { Moment, Slug } from '../units.ts'

/** One text: an item of the list, or `agreement`, `privacy` or `service`. A version is named where an older one is asked for. */
export const informationDetailGet = action('candao.member.informationDetailGet', {
  gateway: 'UserUnify',
  caller: 'anyone',
  content: { informationId: Slug, version: v.optional(Slug) },
  data: v.object({
    informationId: Slug,
    title: v.string(),
    version: Slug,
    publishedAt: Moment,
    picture: v.string(),
    sections: v.array(v.object({ heading: v.string(), paragraphs: v.array(v.string()) })),
  }),
  refusals: ['INFORMATION_UNKNOWN'],
})
