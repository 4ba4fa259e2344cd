import type { Call } from './deps.ts'
import { siteOrigin } from '../../../platform/site-origin.ts'

/** The site that a browser makes passkeys for, and the pages they may be used on: those of PASSKEY_ORIGINS, or of the host that was called. */
export function passkeySite({ settings, site, log }: Pick<Call, 'settings' | 'site' | 'log'>): { id: string; origins: string[] } {
  const { passkeyOrigins } = settings
  const page = passkeyOrigins.find((origin) => origin === site.origin) ?? passkeyOrigins[0]
  if (page === undefined) {
    const { hostname, host } = new URL(siteOrigin({ settings, site, log }))
    return { id: hostname, origins: [`https://${host}`, `http://${host}`] }
  }
  return { id: new URL(page).hostname, origins: [page] }
}

/** The time in which a challenge may be answered. */
export const challengeLasts = 5 * 60_000
export const mostPasskeys = 10
