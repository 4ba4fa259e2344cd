import { browserHost } from './browser.ts'
import type { Host, HostKind } from './host.ts'
import { hostKind } from './kind.ts'

let opening: Promise<Host> | undefined

/** What this page's host can do. Rejects where its code cannot be fetched, and may then be asked again. */
export function openHost(): Promise<Host> {
  return (opening ??= open[hostKind()]().catch((cause: unknown) => {
    opening = undefined
    throw cause
  }))
}

const open: Record<HostKind, () => Promise<Host>> = {
  browser: async () => browserHost(navigator),
  app: async () => (await import('./app/app.ts')).appHost(),
  partner: async () => (await import('./partner.ts')).partnerHost(),
}
