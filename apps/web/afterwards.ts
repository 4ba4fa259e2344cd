import type { QueryClient } from '@tanstack/react-query'
import { hostKind } from './hosts/kind.ts'
import { reportFaults } from './outside/report-faults.ts'
import { quietMoment } from './shell/quiet-moment.ts'
import { brandToOfferHere, isInMacau, learnIpCity } from './stores/city.ts'
import { askFrontConfig } from './stores/front-config.ts'
import { fallBackToHongKong } from './stores/region.ts'

/** What comes after the first paint: services of others where keys are set for them, and whether the guest is in the region that they see. */
export async function goOn(queries: QueryClient): Promise<void> {
  const config = askFrontConfig(queries)
  reportFaults(config)
  const { isOpenMo, gaKey, gaKey2, gaUrl } = await config
  if (!isOpenMo && isInMacau()) return fallBackToHongKong()
  const keys = [gaKey, gaKey2].filter(Boolean)
  if (keys.length > 0) void import('./outside/analytics.ts').then(({ openAnalytics }) => openAnalytics({ keys, url: gaUrl, queries }))
  // The partner's guests have come for what the partner sells here.
  if (hostKind() === 'partner') return
  await learnIpCity()
  if (!brandToOfferHere(isOpenMo)) return
  await quietMoment()
  const { askCity } = await import('./shell/ask-city.tsx')
  const to = brandToOfferHere(isOpenMo)
  if (to) askCity(to)
}
