import * as v from 'valibot'
import { action } from '../action.ts'
import { Text } from '../units.ts'

const Configs = v.object({
  gaKey: Text,
  gaKey2: Text,
  /** The address that the scripts of both come from. */
  gaUrl: Text,
  /** The project that faults of the web app are told to, by way of the gateway's `/tunnel`. */
  sentryDsn: Text,
  brazeKey: Text,
  brazeSafariWebsitePushId: Text,
  /** The addresses where Braze takes what its kit says, and of that kit; empty where notifications are our own. */
  brazeEndpoint: v.optional(Text, ''),
  brazeSdkUrl: v.optional(Text, ''),
  /** The key by which a browser knows that a message is ours (RFC 8292). */
  pushKey: v.optional(Text, ''),
  isOpenMo: v.boolean(),
  /** The file of the built-in map, and where pictures of the ground come from instead, if anywhere. */
  map: v.object({ url: Text, tiles: v.nullable(v.object({ url: Text, attribution: Text })) }),
  /** The chain's own app: the scheme of its links, and the origins of its shells that frame the pages. */
  app: v.object({ scheme: Text, shells: v.array(Text) }),
})

/** Keys and switches of the web app; an empty key leaves its integration off (spec 3.26). */
export const getFrontConfig = action('candao.base.getFrontConfig', {
  gateway: 'Action',
  caller: 'anyone',
  content: { platformKey: v.pipe(Text, v.maxLength(64)), key: v.optional(v.pipe(Text, v.maxLength(64))) },
  data: v.object({ configs: Configs }),
})
