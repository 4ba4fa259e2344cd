import * as v from 'valibot'
import { Text } from '../units.ts'

/** The address at which the browser's push service takes messages, and the keys that only this browser can open them with, as the browser gives them. */
export const pushSubscription = {
  endpoint: v.pipe(Text, v.maxLength(1000), v.regex(/^https?:\/\/[^\s/]+\//)),
  /** A point of P-256, 65 bytes, and 16 bytes of secret, both in base64url. */
  p256dh: v.pipe(Text, v.regex(/^B[\w-]{86}$/)),
  auth: v.pipe(Text, v.regex(/^[\w-]{22}$/)),
}
