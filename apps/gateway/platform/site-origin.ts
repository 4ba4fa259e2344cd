import { networkInterfaces } from 'node:os'
import type { CallInfo } from './call.ts'
import type { PlatformServices } from './services.ts'
import type { Settings } from './settings/settings.ts'

/**
 * The origin of the guest's pages, so that a provider leads back there: the page's own where it is one of ours, else that of the host that was
 * called. A host is ours that the settings name, or that is this machine; whoever says another is taken to the first that is ours.
 */
export function siteOrigin({ settings, site, log }: Pick<PlatformServices, 'settings' | 'log'> & Pick<CallInfo, 'site'>): string {
  const { origin, host } = site
  const named = namedOrigins(settings)
  // A page in a sandboxed frame has the origin `null`.
  if (origin !== undefined && URL.canParse(origin) && (named.includes(origin) || (new URL(origin).host === host && isOurs(host, settings))))
    return origin
  const known = settings.publicOrigins.find((each) => new URL(each).host === host)
  if (known !== undefined) return known
  if (isOurs(host, settings)) return `${settings.behindTls ? 'https' : 'http'}://${host}`
  log.warn({ site: `the host ${host.slice(0, 100)} is not known; where it is ours, PUBLIC_ORIGINS must name it` })
  return settings.publicOrigins[0] ?? ownAddress(settings)
}

/**
 * The origin under which the pages are to be found, the same for whoever asks: the first that the settings name, else that of the host that was called where it
 * is this machine; undefined where nobody can say.
 */
export function pageOrigin(settings: Settings, host: string): string | undefined {
  const [first] = settings.publicOrigins
  if (first !== undefined) return first
  return isOurs(host, settings) ? `${settings.behindTls ? 'https' : 'http'}://${host}` : undefined
}

const namedOrigins = ({ publicOrigins, webOrigins }: Settings) => [...publicOrigins, ...webOrigins]

/** True for the hosts of named origins, and for this machine by any address that it has, at any port: a proxy of its own may stand before us. */
function isOurs(host: string, settings: Settings): boolean {
  const name = hostnameOf(host)
  if (name === undefined) return false
  const origins = [...namedOrigins(settings), ...settings.passkeyOrigins]
  if (origins.some((origin) => new URL(origin).host === host)) return true
  return name === 'localhost' || name === settings.host || addressesHere().includes(name.replace(/^\[(.*)\]$/, '$1'))
}

function hostnameOf(host: string): string | undefined {
  const url = `http://${host}`
  return /^[\w.[\]:-]+$/.test(host) && URL.canParse(url) ? new URL(url).hostname : undefined
}

function addressesHere(): string[] {
  const outward = Object.values(networkInterfaces()).flatMap((addresses) => (addresses ?? []).map(({ address }) => address))
  return ['127.0.0.1', '::1', ...outward]
}

function ownAddress({ host, port, behindTls }: Settings): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `${behindTls ? 'https' : 'http'}://${name.includes(':') ? `[${name}]` : name}:${port}`
}
