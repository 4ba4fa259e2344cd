import type { QueryClient } from '@tanstack/react-query'
import { hostKind } from '../lib/host-kind.ts'
import { brandToOfferHere, isInMacau, learnIpCity } from '../entities/brand/ip-city.ts'
import { onFault } from '../lib/faults.ts'
import { syncAddresses } from '../entities/address/sync-addresses.ts'
import { askFrontConfig } from '../entities/brand/front-config.ts'
import { fallBackToHongKong } from '../api/region.ts'
import { startWorker } from '../pwa/register-worker.ts'

/**
 * All that comes after the first paint: the worker that answers without a network, this device's addresses, services of others where keys are set for them, and whether the guest is in the region
 * that they see.
 */
export async function afterFirstPaint(queries: QueryClient): Promise<void> {
  void startWorker().catch(() => undefined) // the app works without
  syncAddresses()
  const config = askFrontConfig(queries)
  onFault((fault) => void import('../analytics/report-faults.ts').then((to) => to.reportFault(fault, config)).catch(() => undefined))
  const { isOpenMo, gaKey, gaKey2, gaUrl } = await config
  if (!isOpenMo && isInMacau()) return fallBackToHongKong()
  const keys = [gaKey, gaKey2].filter(Boolean)
  if (keys.length > 0) void import('../analytics/analytics.ts').then(({ openAnalytics }) => openAnalytics({ keys, url: gaUrl, queries }))
  await learnIpCity()
  // The partner's guests have come for what the partner sells here.
  if (hostKind() === 'partner' || !brandToOfferHere(isOpenMo)) return
  const [{ whenIdle }, { askCity }] = await Promise.all([import('./when-idle.ts'), import('./ask-city.tsx')])
  await whenIdle()
  const to = brandToOfferHere(isOpenMo)
  if (to) askCity(to)
}
