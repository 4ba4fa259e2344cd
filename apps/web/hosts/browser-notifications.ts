/** An obstacle between a guest and a notification: `install`: only the app on the home screen may ask (iOS). */
export type PushPermission = 'unsupported' | 'install' | 'denied' | 'ask' | 'granted'

/** The address that messages for this browser go to, and the keys that it opens them with. */
export type BrowserSubscription = { endpoint: string; p256dh: string; auth: string }

/** The way in which this device is told what nobody looks at: a browser by its own push service, or by one that the chain has chosen. */
export type NotificationChannel = {
  permission: () => PushPermission
  /** The browser's own question, if it has not been answered; only in answer to a tap. Never rejects. */
  requestPermission: () => Promise<PushPermission>
  /** Listens under the server's key; null where this browser cannot be reached. Never rejects. */
  subscribe: (key: string) => Promise<BrowserSubscription | null>
  /** Listens no more. Never rejects. */
  unsubscribe: () => Promise<void>
}

type BrowserApis = {
  navigator: Pick<Navigator, 'serviceWorker'> & { standalone?: boolean }
  Notification?: Pick<typeof Notification, 'permission' | 'requestPermission'>
  PushManager?: unknown
}

/** A push service that is out of reach may never answer. */
const patienceMs = 15_000

/** The notifications of an ordinary page. */
export function browserNotifications({ navigator, Notification: asking, PushManager: pushes }: BrowserApis): NotificationChannel {
  const permission = (): PushPermission => {
    if (!asking || !pushes || !('serviceWorker' in navigator)) return navigator.standalone === false ? 'install' : 'unsupported'
    return asking.permission === 'default' ? 'ask' : asking.permission
  }
  return {
    permission,
    async requestPermission() {
      if (permission() === 'ask') await asking?.requestPermission().catch(() => undefined)
      return permission()
    },
    // The worker comes a few seconds after the page.
    subscribe: async (key) =>
      inTime(navigator.serviceWorker.ready.then(({ pushManager }) => subscribeTo(pushManager, key))).catch(() => null),
    // A push service that the chain has chosen listens by a worker of its own, also where its kit has not come with this page.
    async unsubscribe() {
      const workers = await navigator.serviceWorker.getRegistrations()
      await Promise.all(workers.map(({ pushManager }) => unsubscribeFrom(pushManager)))
    },
  }
}

async function unsubscribeFrom(pushes: PushManager | undefined): Promise<void> {
  const subscription = await inTime(Promise.resolve(pushes?.getSubscription())).catch(() => null)
  await subscription?.unsubscribe().catch(() => false)
}

/** A subscription under an older key of the server is of no use any more. */
async function subscribeTo(pushes: PushManager, key: string): Promise<BrowserSubscription | null> {
  const known = await pushes.getSubscription()
  const same = known && base64url(known.options.applicationServerKey) === key
  if (known && !same) await known.unsubscribe()
  const subscription = same ? known : await pushes.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const [p256dh, auth] = [base64url(subscription.getKey('p256dh')), base64url(subscription.getKey('auth'))]
  return p256dh && auth ? { endpoint: subscription.endpoint, p256dh, auth } : null
}

function base64url(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

async function inTime<T>(work: Promise<T | null | undefined>): Promise<T | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs))
  return (await Promise.race([work, late])) ?? null
}
