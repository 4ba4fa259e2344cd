import * as v from 'valibot'
import { action } from '../action.ts'
import { Place } from './place.ts'
import { Point, Text, text } from '../units.ts'

const SuggestedPlace = v.object({ ...Place.entries, placeId: Text, kind: Text, distance: v.nullable(v.number()) })
export type SuggestedPlace = v.InferOutput<typeof SuggestedPlace>

/** Places whose name, street or alias is like the keyword, in either language, typos forgiven; best first, `limit` of them at most (domain.md, addresses); `elsewhere` where the keyword means the other region. */
export const addressSuggest = action('candao.member.addressSuggest', {
  gateway: 'UserUnify',
  caller: 'anyone',
  content: {
    keyword: v.pipe(text(60), v.minLength(1)),
    near: v.optional(Point),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)), 10),
  },
  data: v.object({ data: v.array(SuggestedPlace), elsewhere: v.boolean() }),
})
