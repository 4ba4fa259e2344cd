import * as v from 'valibot'
import { Brand, Guid, Language, Text } from './units.ts'

/** The fields inside `content` beside a call's own (spec 3.27). */
export const Common = {
  crmCode: v.optional(v.pipe(Text, v.maxLength(32))),
  source: v.optional(v.pipe(Text, v.maxLength(32))),
  brand: Brand,
  deviceId: Guid,
  language: v.optional(Language),
}
export type Common = v.InferOutput<v.ObjectSchema<typeof Common, undefined>>

/** The form fields of a call (calls.md, Envelope). `key` is the secret key of a session, or a shop's. */
export const Envelope = v.strictObject({
  actionName: v.pipe(Text, v.maxLength(100)),
  content: Text,
  key: v.optional(v.pipe(Text, v.maxLength(200)), ''),
  langType: v.optional(v.picklist(['1', '2']), '1'),
  userAgent: v.optional(v.pipe(Text, v.maxLength(1000)), ''),
  system: v.optional(v.picklist(['WEB', 'APP']), 'WEB'),
})
export type Envelope = v.InferOutput<typeof Envelope>

/** The meanings of an answer's status; a fault is one of transport or of the secret key (spec 8.1 to 8.3, 8.8). */
export const replyStatuses = { done: 1, fault: 2, refused: 301, partnerKeyLost: 403, partnerLoggedOut: -403 } as const
export const Status = v.picklist(Object.values(replyStatuses))

/** The answer to every call. `msg` is fit to show; `code` is for machines; `serverTime` is epoch milliseconds. */
export const Reply = v.object({
  status: Status,
  msg: Text,
  data: v.unknown(),
  code: v.optional(Text),
  logId: Text,
  serverTime: v.number(),
})
export type Reply = v.InferOutput<typeof Reply>

/** Reasons that any call may answer with, before its own are asked. */
export const commonRefusals = [
  'NOT_A_FORM',
  'FILE_REFUSED',
  'FORM_BROKEN',
  'TOO_LARGE',
  'TOO_DEEP',
  'UNKNOWN_GATEWAY',
  'UNKNOWN_ACTION',
  'WRONG_GATEWAY',
  'NAME_MISMATCH',
  'CONTENT_NOT_JSON',
  'UNKNOWN_FIELD',
  'CONTENT_INVALID',
  'TOO_MANY_REQUESTS',
  'DRAINING',
  'SECRET_KEY',
  'SESSION_EXPIRED',
  'LOGIN_AGAIN',
  'MEMBERS_ONLY',
  'NOT_ALLOWED',
  'STEP_UP',
  'INTERNAL',
] as const
export type CommonRefusal = (typeof commonRefusals)[number]
