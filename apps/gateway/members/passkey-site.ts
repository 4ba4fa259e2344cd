import type { Call } from '../context.ts'

/** For whom a browser makes passkeys, and the pages they may be used on: those of PASSKEY_ORIGINS, or of the host that was called. */
export function passkeySite({ settings, site }: Pick<Call, 'settings' | 'site'>): { id: string; origins: string[] } {
  const { passkeyOrigins } = settings
  const page = passkeyOrigins.find((origin) => origin === site.origin) ?? passkeyOrigins[0]
  if (page === undefined) return { id: site.host.replace(/:\d+$/, ''), origins: [`https://${site.host}`, `http://${site.host}`] }
  return { id: new URL(page).hostname, origins: [page] }
}

/** How long a challenge may be answered. */
export const challengeLasts = 5 * 60_000
export const mostPasskeys = 10
