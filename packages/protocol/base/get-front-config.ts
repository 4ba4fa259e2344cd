import * as v from 'valibot'
import { action } from '../action.ts'

const Configs = v.object({
  gaKey: v.string(),
  gaKey2: v.string(),
  brazeKey: v.string(),
  brazeSafariWebsitePushId: v.string(),
  isOpenMo: v.boolean(),
  /** The file of the built-in map, and where pictures of the ground come from instead, if anywhere. */
  map: v.object({ url: v.string(), tiles: v.nullable(v.object({ url: v.string(), attribution: v.string() })) }),
})

/** Keys and switches of the web app; an empty key leaves its integration off (spec 3.26). */
export const getFrontConfig = action('candao.base.getFrontConfig', {
  gateway: 'Action',
  caller: 'anyone',
  content: { platformKey: v.pipe(v.string(), v.maxLength(64)), key: v.optional(v.pipe(v.string(), v.maxLength(64))) },
  data: v.object({ configs: Configs }),
})
