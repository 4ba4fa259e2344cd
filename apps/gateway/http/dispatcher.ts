import {
  bindAccessCode,
  captchaGet,
  captchaSms,
  captchaVerify,
  emailCodeGet,
  getOrCreateVisitor,
  getUserByExtUserId,
  login,
  passkeyLogin,
  passkeyLoginStart,
  passwordForget,
  passwordReset,
  register,
  registerSms,
  registerVerifySms,
  staffDemoLogin,
  staffInviteAccept,
  staffLogin,
  staffOidcLogin,
  staffOidcStart,
  staffPasskeyLogin,
  staffPasskeyLoginStart,
  tabletDemoPair,
  tabletPairStart,
  yuuSessionOpen,
  type Action,
  type CommonRefusal,
  type Reply,
} from '@harbour/protocol'
import { languageIds, type Language } from '@harbour/rules'
import type { Context } from '../context.ts'
import type { CallerOf, CallInfo, CallOf } from '../platform/call.ts'
import type { Form } from './form.ts'
import { admitStaff } from './admit-staff.ts'
import type { FloodLimit } from '../platform/rate-limits.ts'
import { Refused, refuseCommon, type Handler } from '../platform/handle.ts'
import { describeSpan, inSpan, type SpanContext } from '../platform/telemetry/spans.ts'
import { telemetry } from '../platform/telemetry/telemetry.ts'
import {
  callTableOf,
  doneReply,
  readCall,
  readPosted,
  refusedReply,
  spokenLanguage,
  type ReadCall,
  type CallTable,
  type PostedCall,
} from './wire.ts'

/** A call as it came, from which address, the id under which the log has it, and the span that it belongs to where its page has begun one. */
export type IncomingCall = PostedCall & { address: string; site: CallInfo['site']; logId: string; parent?: SpanContext }
export type Dispatch = (visit: IncomingCall) => Promise<Reply>

/** The one door: reads a call, makes sure of its caller, asks its handler, and answers, whatever happens. */
export function createDispatcher(context: Context, handlers: readonly Handler<Context>[]): Dispatch {
  const book = callTableOf(handlers, { lenient: context.settings.mode === 'production' })
  return (visit) =>
    inSpan({ name: 'call', kind: 'server', parent: visit.parent }, async () => {
      const started = performance.now()
      const seen: Seen = { language: languageIds.tc, action: 'unknown' }
      const reply = await enter(visit, seen, { context, book })
      const call = { action: seen.action, status: reply.status, code: reply.code, ms: Math.round((performance.now() - started) * 10) / 10 }
      describeSpan({ name: seen.action, attributes: { 'harbour.code': reply.code ?? 'OK' }, failed: reply.code === 'INTERNAL' })
      context.log.info({ logId: visit.logId, ...call })
      context.metrics.call(call)
      return reply
    })
}

/** The known parts of a call so far, for its answer and the log, also where reading it fails halfway. */
type Seen = { language: Language; action: string }
type DispatchDeps = { context: Context; book: CallTable }

async function enter(visit: IncomingCall, seen: Seen, { context, book }: DispatchDeps): Promise<Reply> {
  const stamp = () => ({ language: seen.language, logId: visit.logId, serverTime: context.clock.now() })
  try {
    if (context.drainState.draining) throw refuseCommon('DRAINING')
    const form = readPosted(visit)
    const budget = budgetOf(form, visit, context)
    await wait(budget.here())
    if (typeof form === 'string') throw refuseCommon(form)
    seen.language = spokenLanguage(form)
    const asked = readCall(form, visit, book)
    seen.action = asked.handler.definition.name
    // What is broken has ended before this: it costs no write.
    await wait(budget.everywhere())
    if (authCalls.has(seen.action)) await wait(context.limits.auth(visit.address))
    if (staffAuthCalls.has(seen.action)) await wait(staffBudgetOf(asked, visit, context))
    if (opensSessions.has(seen.action)) await wait(context.limits.session(visit.address))
    const data = await asked.handler.run(asked.input, await admit(asked, visit, context))
    return doneReply(asked.handler, data, stamp())
  } catch (error) {
    if (error instanceof Refused) return refusedReply(error, stamp())
    context.log.error({ logId: visit.logId, action: seen.action, fault: faultOf(error) })
    telemetry.faulted({ fault: error, where: seen.action })
    return refusedReply({ code: 'INTERNAL', data: null }, stamp())
  }
}

/** Broken forms count as well, in this process. A till, and a session of the staff, have calls of their own, so that a full house on their network does not shut them out. */
function budgetOf(
  form: Form | CommonRefusal,
  { address }: IncomingCall,
  { limits, shopKeys, staffSessions }: Pick<Context, 'limits' | 'shopKeys' | 'staffSessions'>,
): FloodLimit {
  const key = typeof form === 'string' ? '' : (form.get('key') ?? '')
  const [storeId, sessionId] = [shopKeys.met(key), staffSessions.met(key)]
  if (storeId !== undefined) return limits.till(storeId)
  return sessionId === undefined ? limits.call(address) : limits.staff(sessionId)
}

const opensSessions = new Set([getUserByExtUserId.name, getOrCreateVisitor.name, bindAccessCode.name])

/** The calls that a stranger may try on the way to an account, and those by which a member has mail sent to a box that need not be theirs. */
const authCalls = new Set([
  captchaGet.name,
  captchaSms.name,
  captchaVerify.name,
  emailCodeGet.name,
  registerSms.name,
  registerVerifySms.name,
  register.name,
  login.name,
  passkeyLoginStart.name,
  passkeyLogin.name,
  passwordForget.name,
  passwordReset.name,
  yuuSessionOpen.name,
])

/** The same for the staff, with a budget of their own: guests at a shop's tables keep nobody out of its tablet. */
const staffAuthCalls = new Set([
  staffLogin.name,
  staffInviteAccept.name,
  staffPasskeyLoginStart.name,
  staffPasskeyLogin.name,
  staffOidcStart.name,
  staffOidcLogin.name,
  staffDemoLogin.name,
  tabletDemoPair.name,
  tabletPairStart.name,
])

/** A device on which somebody of the staff has been signed in before counts by itself, whatever else comes from its network. */
async function staffBudgetOf(
  { common }: ReadCall,
  { address }: IncomingCall,
  { limits, staffSessions }: Context,
): Promise<number | undefined> {
  return limits.staffAuth((await staffSessions.knowsDevice(common.deviceId)) ? { deviceId: common.deviceId.toLowerCase() } : { address })
}

async function wait(limit: Promise<number | undefined>): Promise<void> {
  const retryAfter = await limit
  if (retryAfter !== undefined) throw refuseCommon('TOO_MANY_REQUESTS', { retryAfter })
}

/** Makes sure of the caller and gives the handler what it works with. */
async function admit(
  { handler, input, common, key, language, userAgent }: ReadCall,
  { address, site, logId }: IncomingCall,
  context: Context,
): Promise<CallOf<Context>> {
  const caller = await identify({ definition: handler.definition, key, deviceId: common.deviceId, input }, context)
  // A guest's call is answered by one version of the catalogue, whatever is published while it is; shops and staff see what they have just changed.
  const { caller: who } = handler.definition
  const catalogue = who === 'shop' || who === 'staff' ? context.catalogue : context.catalogue.pinned()
  return { ...context, catalogue, caller, brand: common.brand, language, deviceId: common.deviceId, key, userAgent, address, site, logId }
}

type Claim = { definition: Action; key: string; deviceId: string; input: unknown }

async function identify(
  { definition, key, deviceId, input }: Claim,
  context: Pick<Context, 'clock' | 'sessions' | 'shopKeys' | 'staffSessions' | 'catalogue'>,
): Promise<CallerOf[keyof CallerOf]> {
  const who = definition.caller
  if (who === 'anyone') return undefined
  if (who === 'staff') return admitStaff({ definition, key, deviceId, input }, context)
  if (who === 'shop') {
    const holder = await context.shopKeys.holderOf(key)
    if (!holder) throw refuseCommon('SECRET_KEY')
    // `as`: calls of tills name their shop, and each refuses one that is not the key's.
    if (holder.storeId !== (input as { storeId: string }).storeId) throw new Refused('STORE_UNKNOWN', null)
    return holder
  }
  const opened = await context.sessions.open(key, deviceId)
  if ('refused' in opened) throw refuseCommon(opened.refused)
  if (who === 'member' && opened.guest.visitor) throw refuseCommon('MEMBERS_ONLY')
  return opened.guest
}

/** A fault as the log keeps it: no values, which could be a guest's. */
export function faultOf(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error }
  return {
    name: error.name,
    message: error.message,
    stack: error.stack,
    cause: error.cause instanceof Error ? error.cause.message : undefined,
  }
}
