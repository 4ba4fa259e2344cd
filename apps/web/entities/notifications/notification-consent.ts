import { getFrontConfig, pushSubscribe, pushUnsubscribe, userUpdate, type MemberProfile } from '@harbour/protocol'
import type { Instant } from '@harbour/rules'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call, query } from '../../api/call.ts'
import type { BrazeSettings } from '../../hosts/braze.ts'
import type { Notices } from '../../hosts/notices.ts'
import { language } from '../../lib/locale.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { persistedStore } from '../../lib/persisted-store.ts'
import { profileQuery } from '../member/profile.ts'
import { brand } from '../../api/region.ts'
import { isMember, useSession } from '../../api/session.ts'

type NoticeAnswer = {
  /** The answer of this device’s guest to our own question, and when; null while it has not been asked. */
  answer: 'yes' | 'no' | null
  at: Instant
  /** For whom, in which language and region, the server was told that this browser listens. */
  told: string
}

/** The wish of this device to be told of its orders (spec 2.38). */
export const useNoticeAnswer = persistedStore<NoticeAnswer>('notices', { answer: null, at: 0, told: '' })

/** So long a guest who said no is not asked again. */
const restMs = 120 * 24 * 60 * 60_000

/** Tells whether our own question may be put: not yet answered, or refused a long while ago. */
export const mayAskNotices = ({ answer, at }: NoticeAnswer, now: Instant): boolean =>
  answer === null || (answer === 'no' && now - at > restMs)

export const refuseNotices = () => useNoticeAnswer.setState({ answer: 'no', at: serverNow() })

/** A yes was its guest's own: whoever uses this device next is asked themselves. A no stays, since nobody likes to be asked twice. */
export function takeBackYes() {
  if (useNoticeAnswer.getState().answer === 'yes') useNoticeAnswer.setState({ answer: null, at: 0, told: '' })
}

/** `away`: the browser lets us, but its push service is not to be reached. */
export type Allowed = 'on' | 'away' | 'denied'

/** The way from a yes to notifications; `offers`: also those, which is a consent of its own. */
export function useAllowNotices() {
  const queries = useQueryClient()
  return async (notices: Notices, offers: boolean): Promise<Allowed> => {
    const permission = await notices.ask()
    // A question that was waved away is a no for now.
    if (permission !== 'granted') return (refuseNotices(), 'denied')
    useNoticeAnswer.setState({ answer: 'yes', at: serverNow() })
    const wishes = { addressNotification: true, ...(offers ? { receiveNews: true } : {}) }
    return (await flag(queries, wishes)) && (await tellServer(queries, notices)) ? 'on' : 'away'
  }
}

/**
 * The guest who uses this device by now hears of their own orders: another guest, or the same in another language or region. What a member has said on
 * another device since then stays as they said it.
 */
export async function renewNotices(queries: QueryClient, notices: Notices): Promise<void> {
  const { answer, told } = useNoticeAnswer.getState()
  if (answer !== 'yes' || told === whoListens() || notices.permission() !== 'granted') return
  const knows = told.startsWith(`${useSession.getState().user?.userId} `)
  if (knows || (await flag(queries, { addressNotification: true }))) await tellServer(queries, notices)
}

/** A member wants offers from now on, or no more: whoever sends to this browser is told anew. */
export async function tellOffers(queries: QueryClient, notices: Notices): Promise<void> {
  if (useNoticeAnswer.getState().answer === 'yes' && notices.permission() === 'granted') await tellServer(queries, notices)
}

/** This device hears nothing any more; others of the same member do. */
export async function stopNotices(notices: Notices): Promise<void> {
  useNoticeAnswer.setState({ answer: 'no', at: serverNow(), told: '' })
  await Promise.all([notices.leave(), leaveBrazeIfThere()])
  await call(pushUnsubscribe, {}, quietly).catch(() => undefined) // the push service has forgotten this browser: nothing comes any more
}

/** Its kit has run only where it was asked for. */
async function leaveBrazeIfThere(): Promise<void> {
  if ('braze' in globalThis) await (await import('../../hosts/braze.ts')).leaveBraze()
}

const quietly = { background: true, handles: 'all' } as const

type Flags = Partial<Pick<MemberProfile, 'addressNotification' | 'receiveNews'>>

/** A member's wish stands in their profile, for without it nothing is sent; a visitor has none. False where it could not be told. */
async function flag(queries: QueryClient, flags: Flags): Promise<boolean> {
  if (!isMember(useSession.getState().user)) return true
  const profile = await call(userUpdate, flags, quietly).catch(() => undefined)
  if (profile) queries.setQueryData(profileQuery().queryKey, profile)
  return profile !== undefined
}

async function tellServer(queries: QueryClient, notices: Notices): Promise<boolean> {
  try {
    const { configs } = await queries.fetchQuery({ ...query(getFrontConfig, { platformKey: 'web' }, quietly), staleTime: 300_000 })
    if (configs.brazeKey) return await tellBraze(queries, configs)
    const subscription = configs.pushKey ? await notices.listen(configs.pushKey) : null
    if (!subscription) return false
    await call(pushSubscribe, subscription, quietly)
    useNoticeAnswer.setState({ told: whoListens() })
    return true
  } catch {
    return false
  }
}

/** Lets this browser listen to Braze, where the chain has chosen it; its kit is fetched only now. */
async function tellBraze(queries: QueryClient, configs: BrazeSettings): Promise<boolean> {
  const { listenByBraze } = await import('../../hosts/braze.ts')
  const { user } = useSession.getState()
  if (!user) return false
  const offers = isMember(user) && (await queries.fetchQuery(profileQuery())).receiveNews
  if (!(await listenByBraze(configs, { userId: user.userId, offers }))) return false
  useNoticeAnswer.setState({ told: whoListens() })
  return true
}

const whoListens = () => `${useSession.getState().user?.userId ?? ''} ${language()} ${brand()}`
