import type { CallInfo } from '../call.ts'
import type { PlatformServices } from '../services.ts'
import { siteOrigin } from '../site-origin.ts'

/** The site that a browser makes passkeys for, and the pages they may be used on. */
export type PasskeySite = { id: string; origins: string[] }

type SiteDeps = Pick<PlatformServices, 'settings' | 'log'> & Pick<CallInfo, 'site'>

/** The site of a call: that of PASSKEY_ORIGINS, or of the host that was called. */
export function passkeySite({ settings, site, log }: SiteDeps): PasskeySite {
  const { passkeyOrigins } = settings
  const page = passkeyOrigins.find((origin) => origin === site.origin) ?? passkeyOrigins[0]
  if (page === undefined) {
    const { hostname, host } = new URL(siteOrigin({ settings, site, log }))
    return { id: hostname, origins: [`https://${host}`, `http://${host}`] }
  }
  return { id: new URL(page).hostname, origins: [page] }
}
