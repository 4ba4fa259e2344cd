import { getFrontConfig, pushSubscribe, pushUnsubscribe, userUpdate, type MemberProfile } from '@harbour/protocol'
import type { Instant } from '@harbour/rules'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call, query } from '../../api/call.ts'
import type { BrazeSettings } from '../../hosts/braze.ts'
import type { NotificationChannel } from '../../hosts/browser-notifications.ts'
import { language } from '../../lib/locale.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { persistedStore } from '../../lib/persisted-store.ts'
import { profileQuery } from '../member/profile.ts'
import { brand } from '../../api/region.ts'
import { isMember, useSession } from '../../api/session.ts'

type NotificationConsent = {
  /** The answer of this device’s guest to our own question, and when; null while it has not been asked. */
  answer: 'yes' | 'no' | null
  at: Instant
  /** The guest, language and region that the server was told this browser listens for. */
  told: string
}

/** The wish of this device to be told of its orders (spec 2.38). */
export const useNotificationConsent = persistedStore<NotificationConsent>('notices', { answer: null, at: 0, told: '' })

/** So long a guest who said no is not asked again. */
const restMs = 120 * 24 * 60 * 60_000

/** Tells whether our own question may be put: not yet answered, or refused a long while ago. */
export const mayAskForNotifications = ({ answer, at }: NotificationConsent, now: Instant): boolean =>
  answer === null || (answer === 'no' && now - at > restMs)

export const declineNotifications = () => useNotificationConsent.setState({ answer: 'no', at: serverNow() })

/** A yes was its guest's own: whoever uses this device next is asked themselves. A no stays, since nobody likes to be asked twice. */
export function forgetConsent() {
  if (useNotificationConsent.getState().answer === 'yes') useNotificationConsent.setState({ answer: null, at: 0, told: '' })
}

/** `away`: the browser lets us, but its push service is not to be reached. */
export type EnableOutcome = 'on' | 'away' | 'denied'

/** The way from a yes to notifications; `offers`: also those, which is a consent of its own. */
export function useEnableNotifications() {
  const queries = useQueryClient()
  return async (channel: NotificationChannel, offers: boolean): Promise<EnableOutcome> => {
    const permission = await channel.requestPermission()
    // A question that was waved away is a no for now.
    if (permission !== 'granted') return (declineNotifications(), 'denied')
    useNotificationConsent.setState({ answer: 'yes', at: serverNow() })
    const wishes = { addressNotification: true, ...(offers ? { receiveNews: true } : {}) }
    return (await updateProfileFlags(queries, wishes)) && (await registerSubscription(queries, channel)) ? 'on' : 'away'
  }
}

/**
 * The guest who uses this device by now hears of their own orders: another guest, or the same in another language or region. What a member has said on
 * another device since then stays as they said it.
 */
export async function refreshSubscription(queries: QueryClient, channel: NotificationChannel): Promise<void> {
  const { answer, told } = useNotificationConsent.getState()
  if (answer !== 'yes' || told === subscriberKey() || channel.permission() !== 'granted') return
  const knows = told.startsWith(`${useSession.getState().user?.userId} `)
  if (knows || (await updateProfileFlags(queries, { addressNotification: true }))) await registerSubscription(queries, channel)
}

/** A member wants offers from now on, or no more: whoever sends to this browser is told anew. */
export async function syncOfferConsent(queries: QueryClient, channel: NotificationChannel): Promise<void> {
  if (useNotificationConsent.getState().answer === 'yes' && channel.permission() === 'granted') await registerSubscription(queries, channel)
}

/** This device hears nothing any more; others of the same member do. */
export async function disableNotifications(channel: NotificationChannel): Promise<void> {
  useNotificationConsent.setState({ answer: 'no', at: serverNow(), told: '' })
  await Promise.all([channel.unsubscribe(), unsubscribeFromBrazeIfLoaded()])
  await call(pushUnsubscribe, {}, quietly).catch(() => undefined) // the push service has forgotten this browser: nothing comes any more
}

/** Its kit has run only where it was asked for. */
async function unsubscribeFromBrazeIfLoaded(): Promise<void> {
  if ('braze' in globalThis) await (await import('../../hosts/braze.ts')).unsubscribeFromBraze()
}

const quietly = { background: true, handles: 'all' } as const

type Flags = Partial<Pick<MemberProfile, 'addressNotification' | 'receiveNews'>>

/** A member's wish stands in their profile, for without it nothing is sent; a visitor has none. False where it could not be told. */
async function updateProfileFlags(queries: QueryClient, flags: Flags): Promise<boolean> {
  if (!isMember(useSession.getState().user)) return true
  const profile = await call(userUpdate, flags, quietly).catch(() => undefined)
  if (profile) queries.setQueryData(profileQuery().queryKey, profile)
  return profile !== undefined
}

async function registerSubscription(queries: QueryClient, channel: NotificationChannel): Promise<boolean> {
  try {
    const { configs } = await queries.fetchQuery({ ...query(getFrontConfig, { platformKey: 'web' }, quietly), staleTime: 300_000 })
    if (configs.brazeKey) return await registerWithBraze(queries, configs)
    const subscription = configs.pushKey ? await channel.subscribe(configs.pushKey) : null
    if (!subscription) return false
    await call(pushSubscribe, subscription, quietly)
    useNotificationConsent.setState({ told: subscriberKey() })
    return true
  } catch {
    return false
  }
}

/** Lets this browser listen to Braze, where the chain has chosen it; its kit is fetched only now. */
async function registerWithBraze(queries: QueryClient, configs: BrazeSettings): Promise<boolean> {
  const { subscribeToBraze } = await import('../../hosts/braze.ts')
  const { user } = useSession.getState()
  if (!user) return false
  const offers = isMember(user) && (await queries.fetchQuery(profileQuery())).receiveNews
  if (!(await subscribeToBraze(configs, { userId: user.userId, offers }))) return false
  useNotificationConsent.setState({ told: subscriberKey() })
  return true
}

const subscriberKey = () => `${useSession.getState().user?.userId ?? ''} ${language()} ${brand()}`
