import type { LocateFailure } from '../../hosts/host.ts'
import { hostKind } from '../../lib/host-kind.ts'
import { m } from '../../paraglide/messages.js'

/** Words for why a guest could not be found, and what to do about it (spec 8.7). A host’s page has no browser’s settings: there the phone’s own count. */
export function locationFailureText(failure: LocateFailure | undefined): string {
  if (failure !== 'denied') return m.address_unable_now()
  return hostKind() === 'browser' ? m.address_unable_denied() : m.address_unable_denied_app()
}
