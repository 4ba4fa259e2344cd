/** The address that pushes for this browser go to, and the keys that it opens them with. */
export type BrowserSubscription = { endpoint: string; p256dh: string; auth: string }

/** Listens for pushes under the server's key, by the worker of the page; null where this browser has none. Rejects where its push service is out of reach. */
export async function subscribeToPushes(key: string): Promise<BrowserSubscription | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return null
  const { pushManager } = await navigator.serviceWorker.ready
  const known = await pushManager.getSubscription()
  // One under an older key of the server is of no use any more.
  const same = known && base64url(known.options.applicationServerKey) === key
  if (known && !same) await known.unsubscribe()
  const subscription = same ? known : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const [p256dh, auth] = [base64url(subscription.getKey('p256dh')), base64url(subscription.getKey('auth'))]
  return p256dh && auth ? { endpoint: subscription.endpoint, p256dh, auth } : null
}

function base64url(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
