import { loadScript } from '../lib/load-script.ts'

/** The settings of Braze's kit, and where it is fetched from. */
export type BrazeSettings = { brazeKey: string; brazeEndpoint: string; brazeSdkUrl: string; brazeSafariWebsitePushId: string }

/** The part of Braze's kit (its Web SDK) that we use; it stands at `window.braze` once its script has run. */
export type BrazeKit = {
  initialize(key: string, options: object): boolean
  changeUser(userId: string): void
  openSession(): void
  requestPushPermission(granted: () => void, denied: () => void): void
  unregisterPush(done: () => void, failed: () => void): void
  getUser(): { setPushNotificationSubscriptionType(type: 'opted_in' | 'unsubscribed'): boolean } | undefined
}

/** The place of the kit's own worker: beside ours, which serves the pages. */
const worker = { serviceWorkerLocation: '/braze/service-worker.js', serviceWorkerScope: '/braze/' }

/** The guest that this browser listens for, and whether they want offers. */
export type Listener = { userId: string; offers: boolean }

/**
 * This browser listens by Braze from now on, for this user; false where that cannot be. Never rejects. Whoever lets a browser tell them of things Braze
 * counts among those who want offers: we say what they have said to us.
 */
export async function subscribeToBraze(settings: BrazeSettings, { userId, offers }: Listener, load = loadKit): Promise<boolean> {
  try {
    const kit = await load(settings.brazeSdkUrl)
    const { brazeEndpoint: baseUrl, brazeSafariWebsitePushId: safariWebsitePushId } = settings
    if (!kit.initialize(settings.brazeKey, { baseUrl, ...worker, ...(safariWebsitePushId && { safariWebsitePushId }) })) return false
    kit.changeUser(userId)
    kit.openSession()
    const listens = await new Promise<boolean>((resolve) =>
      kit.requestPushPermission(
        () => resolve(true),
        () => resolve(false),
      ),
    )
    kit.getUser()?.setPushNotificationSubscriptionType(offers ? 'opted_in' : 'unsubscribed')
    return listens
  } catch {
    return false
  }
}

/** And no more. Never rejects. */
export async function unsubscribeFromBraze(): Promise<void> {
  const kit = kitHere()
  if (kit) await new Promise<void>((resolve) => kit.unregisterPush(resolve, resolve))
}

const kitHere = () => (globalThis as { braze?: BrazeKit }).braze // Braze's script puts it there

async function loadKit(url: string): Promise<BrazeKit> {
  if (!kitHere()) await loadScript(url)
  const kit = kitHere()
  if (!kit) throw new Error('Braze’s kit did not come')
  return kit
}
