import type { QueryClient } from '@tanstack/react-query'
import { hostKind } from './hosts/kind.ts'
import { brandToOfferHere, isInMacau, learnIpCity } from './stores/city.ts'
import { hearFaults } from './stores/faults.ts'
import { followAddresses } from './stores/follow-addresses.ts'
import { askFrontConfig } from './stores/front-config.ts'
import { fallBackToHongKong } from './stores/region.ts'

/**
 * What comes after the first paint: this device's addresses, services of others where keys are set for them, and whether the guest is in the region
 * that they see.
 */
export async function goOn(queries: QueryClient): Promise<void> {
  followAddresses()
  const config = askFrontConfig(queries)
  hearFaults((fault) => void import('./outside/report-faults.ts').then((to) => to.reportFault(fault, config)).catch(() => undefined))
  const { isOpenMo, gaKey, gaKey2, gaUrl } = await config
  if (!isOpenMo && isInMacau()) return fallBackToHongKong()
  const keys = [gaKey, gaKey2].filter(Boolean)
  if (keys.length > 0) void import('./outside/analytics.ts').then(({ openAnalytics }) => openAnalytics({ keys, url: gaUrl, queries }))
  await learnIpCity()
  // The partner's guests have come for what the partner sells here.
  if (hostKind() === 'partner' || !brandToOfferHere(isOpenMo)) return
  const [{ quietMoment }, { askCity }] = await Promise.all([import('./shell/quiet-moment.ts'), import('./shell/ask-city.tsx')])
  await quietMoment()
  const to = brandToOfferHere(isOpenMo)
  if (to) askCity(to)
}
