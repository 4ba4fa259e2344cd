import { brandIds } from '@harbour/rules'
import { inMacau, region, switchRegion } from '../api/region.ts'
import { hostKind } from '../lib/host-kind.ts'
import { showToast } from '../lib/toast.ts'
import { m } from '../paraglide/messages.js'

/**
 * Keeps the city of a guest whom a shared link has led to the other region than they had chosen, as a choice of theirs does, and says so with the way back
 * (spec 4.39, 9.17). Whoever has never chosen is asked where the network sees them elsewhere (spec 4.38).
 */
export function keepCity() {
  const chosen = localStorage.getItem('locationCity')
  if (hostKind() !== 'browser' || chosen === null || chosen === region().code) return
  localStorage.setItem('locationCity', region().code)
  showToast(
    inMacau()
      ? { text: m.shell_city_now_mo(), action: { label: m.shell_city_go_hk(), onPress: () => switchRegion(brandIds.hongKong) } }
      : { text: m.shell_city_now_hk(), action: { label: m.shell_city_go_mo(), onPress: () => switchRegion(brandIds.macau) } },
  )
}
