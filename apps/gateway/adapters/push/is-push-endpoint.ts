/** The hosts of the push services that browsers bring: Chromium's, Firefox's, Safari's and the old Edge's. A leading dot: whatever stands before it. */
const known = ['fcm.googleapis.com', '.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com']

/**
 * Says whether an endpoint belongs to a push service that we know, so that nobody sends the gateway anywhere else: by https on its usual port, or of an
 * origin that the settings name.
 */
export function isPushEndpoint(endpoint: string, origins: readonly string[]): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null
  if (!url || url.username !== '' || url.password !== '') return false
  if (origins.includes(url.origin)) return true
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    known.some((host) => (host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host))
  )
}
