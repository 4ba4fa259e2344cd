import * as v from 'valibot'
import { action } from '../action.ts'

const Configs = v.object({
  gaKey: v.string(),
  gaKey2: v.string(),
  /** Where the scripts of both come from. */
  gaUrl: v.string(),
  /** The project that faults of the web app are told to, by way of the gateway's `/tunnel`. */
  sentryDsn: v.string(),
  brazeKey: v.string(),
  brazeSafariWebsitePushId: v.string(),
  /** Where Braze takes what its kit says, and where that kit is; empty where notifications are our own. */
  brazeEndpoint: v.optional(v.string(), ''),
  brazeSdkUrl: v.optional(v.string(), ''),
  /** By which a browser knows that a message is ours (RFC 8292). */
  pushKey: v.optional(v.string(), ''),
  isOpenMo: v.boolean(),
  /** The file of the built-in map, and where pictures of the ground come from instead, if anywhere. */
  map: v.object({ url: v.string(), tiles: v.nullable(v.object({ url: v.string(), attribution: v.string() })) }),
  /** The chain's own app: the scheme of its links, and the origins of its shells that frame the pages. */
  app: v.object({ scheme: v.string(), shells: v.array(v.string()) }),
})

/** Keys and switches of the web app; an empty key leaves its integration off (spec 3.26). */
export const getFrontConfig = action('candao.base.getFrontConfig', {
  gateway: 'Action',
  caller: 'anyone',
  content: { platformKey: v.pipe(v.string(), v.maxLength(64)), key: v.optional(v.pipe(v.string(), v.maxLength(64))) },
  data: v.object({ configs: Configs }),
})
