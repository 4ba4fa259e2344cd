import { browserHost } from '../../hosts/browser.ts'
import type { HostKind } from '../../lib/host-kind.ts'
import type { Host } from '../../hosts/host.ts'
import { hostKind } from '../../lib/host-kind.ts'

let opening: Promise<Host> | undefined

/** This page's host. Rejects where its code cannot be fetched, and may then be asked again. */
export function openHost(): Promise<Host> {
  return (opening ??= open[hostKind()]().catch((cause: unknown) => {
    opening = undefined
    throw cause
  }))
}

const open: Record<HostKind, () => Promise<Host>> = {
  browser: async () => browserHost(navigator),
  app: async () => (await import('../../hosts/app/app.ts')).appHost(),
  partner: async () => (await import('../partner/partner-host.ts')).partnerHost(),
}
