import { replyStatuses, Common, commonRefusals, encode, Envelope, gateways, type CommonRefusal, type Reply } from '@harbour/protocol'
import { languageIds, type Language } from '@harbour/rules'
import * as v from 'valibot'
import type { Context } from '../context.ts'
import { readForm, type Form } from './form.ts'
import { isGuestCall } from './guest-calls.ts'
import { refuseCommon, type Handler } from '../platform/handle.ts'
import { done, refusalMessages } from './refusal-messages.ts'
import { localize } from '../platform/localized-text.ts'

/** A call as it came: the gateway of the path, the name of the query, and the body as bytes. */
export type PostedCall = { gateway: string; name: string | undefined; contentType: string | undefined; body: Buffer }

/** A call that has been read: who is asked, with what, and the parts of the envelope that handlers see. */
export type ReadCall = { handler: Handler<Context>; input: unknown; common: Common; key: string; language: Language; userAgent: string }

/** Finds calls by their wire names, and keeps the schema of each one's whole content. */
export type CallTable = ReadonlyMap<string, CallEntry>

/** `lenient`: fields that it does not know are left out, not refused. */
type CallEntry = { handler: Handler<Context>; schema: v.GenericSchema<unknown, Common>; lenient: boolean }

/** The table of these calls. `lenient`: a guest's web app that is newer than this gateway may say what this one does not know yet (docs/decisions/071). */
export function callTableOf(handlers: readonly Handler<Context>[], { lenient = false } = {}): CallTable {
  return new Map(
    handlers.map((handler) => {
      const schema = v.strictObject({ ...Common, ...handler.definition.content.entries })
      return [handler.definition.name, { handler, schema, lenient: lenient && isGuestCall(handler.definition) }]
    }),
  )
}

/** Reads the form of a call, or gives the door's refusal of whatever is wrong with it. */
export function readPosted({ gateway, contentType, body }: PostedCall): Form | CommonRefusal {
  return gateways.some((name) => name === gateway) ? readForm(contentType, body) : 'UNKNOWN_GATEWAY'
}

/** The language for the answer's words; anything unclear is Chinese. */
export function spokenLanguage(form: Form): Language {
  return form.get('langType') === '2' ? 2 : 1
}

/** Reads a call out of its form; throws the door's refusal of whatever is wrong with it. */
export function readCall(form: Form, { gateway, name }: PostedCall, book: CallTable): ReadCall {
  const envelope = readEnvelope(form)
  if (name !== envelope.actionName) throw refuseCommon('NAME_MISMATCH')
  const entry = book.get(envelope.actionName)
  if (!entry) throw refuseCommon('UNKNOWN_ACTION')
  if (entry.handler.definition.gateway !== gateway) throw refuseCommon('WRONG_GATEWAY')
  const input = readContent(entry, envelope.content)
  const language = input.language ?? spokenLanguage(form)
  return { handler: entry.handler, input, common: input, key: envelope.key, language, userAgent: envelope.userAgent }
}

function readEnvelope(form: Form): Envelope {
  const read = v.safeParse(Envelope, Object.fromEntries(form), { abortEarly: true })
  if (read.success) return read.output
  throw issueRefusal(read.issues[0], 'FORM_BROKEN')
}

function readContent({ schema, lenient }: CallEntry, text: string): Common {
  if (depthOf(text) > deepest) throw refuseCommon('TOO_DEEP')
  const content = parseObject(text)
  for (let left = lenient ? mostUnknown : 0; ; left--) {
    const read = v.safeParse(schema, content, { abortEarly: true })
    if (read.success) return read.output
    if (left === 0 || !leaveOut(read.issues[0])) throw issueRefusal(read.issues[0], 'CONTENT_INVALID')
  }
}

/** The fields of one call that are left out at most: each costs another reading. */
const mostUnknown = 20

/** Takes a field that nobody knows out of its object; false where something else is wrong. */
function leaveOut(issue: v.BaseIssue<unknown>): boolean {
  const item = issue.path?.at(-1)
  if (!isUnknownField(issue) || item?.type !== 'object') return false
  return delete item.input[item.key]
}

function issueRefusal(issue: v.BaseIssue<unknown>, otherwise: CommonRefusal) {
  return refuseCommon(isUnknownField(issue) ? 'UNKNOWN_FIELD' : otherwise, { field: v.getDotPath(issue) ?? '' })
}

const isUnknownField = ({ type, expected }: v.BaseIssue<unknown>) => type === 'strict_object' && expected === 'never'

function parseObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // Not JSON at all; answered below like JSON that is no object.
  }
  throw refuseCommon('CONTENT_NOT_JSON')
}

const deepest = 32

/** The depth to which brackets nest, asked before anything is built from the text. */
function depthOf(text: string): number {
  let depth = 0
  let most = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at)
    if (char === 0x5c) at++
    else if (char === 0x22) quoted = !quoted
    else if (quoted) continue
    else if (char === 0x7b || char === 0x5b) most = Math.max(most, ++depth)
    else if (char === 0x7d || char === 0x5d) depth--
  }
  return most
}

/** The parts of every answer beside its outcome. */
export type Stamp = { language: Language; logId: string; serverTime: number }

/** The answer of a call that was done, through the schema of its data. */
export function doneReply({ definition }: Handler<Context>, data: unknown, { language, logId, serverTime }: Stamp): Reply {
  return { status: replyStatuses.done, msg: localize(done, language), data: encode(definition.data, data), logId, serverTime }
}

/** The answer of a call that was refused. */
export function refusedReply(
  { code, data, more = '' }: { code: string; data: unknown; more?: string },
  { language, logId, serverTime }: Stamp,
): Reply {
  const words = refusalMessages[code as keyof typeof refusalMessages] // `refuse` and `refuseCommon` take no other codes
  const msg = [localize(words, language), more].filter(Boolean).join(language === languageIds.en ? ' ' : '')
  return { status: statusOf(code), msg, data, code, logId, serverTime }
}

/** Common refusals that a guest can act on are refusals; all else that goes wrong before a call is a fault of transport. */
const actionable = new Set([
  'CONTENT_INVALID',
  'TOO_MANY_REQUESTS',
  'SESSION_EXPIRED',
  'LOGIN_AGAIN',
  'MEMBERS_ONLY',
  'NOT_ALLOWED',
  'STEP_UP',
])
const common = new Set<string>(commonRefusals)

/** The status numbers of the loyalty partner's own refusals (spec 8.8). */
const partnerStatuses: Partial<Record<string, Reply['status']>> = {
  PARTNER_KEY_LOST: replyStatuses.partnerKeyLost,
  PARTNER_LOGGED_OUT: replyStatuses.partnerLoggedOut,
}

function statusOf(code: string): Reply['status'] {
  const partner = partnerStatuses[code]
  if (partner !== undefined) return partner
  return common.has(code) && !actionable.has(code) ? replyStatuses.fault : replyStatuses.refused
}

const httpStatuses: Partial<Record<string, number>> = {
  TOO_LARGE: 413,
  PICTURE_TOO_LARGE: 413,
  NOT_A_FORM: 415,
  TOO_MANY_REQUESTS: 429,
  DRAINING: 503,
  UNKNOWN_GATEWAY: 404,
  INTERNAL: 500,
}

/** HTTP itself says only what HTTP has to say (calls.md, Envelope). */
export function httpStatus({ code }: Reply): number {
  return (code && httpStatuses[code]) || 200
}
