import { m } from '../../paraglide/messages.js'
import { shopState } from '../../entities/shop/shop-state.ts'
import type { ShopOpenness } from '../../entities/shop/shop.ts'
import { stateWord } from '../../entities/shop/openness-words.ts'

/** Words for how soon a shop could serve, or why not now; just "now" until it is known. */
export function soonWords(standing: ShopOpenness | undefined, now: number): string {
  if (!standing) return m.home_now()
  if (standing.openness.state === 'open') return m.home_now_minutes(standing.quoteMinutes)
  return stateWord(shopState(standing, now))
}
