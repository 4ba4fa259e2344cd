import { m } from '../../paraglide/messages.js'
import { shopState } from '../../entities/shop/shop-state.ts'
import type { ShopOpenness } from '../../entities/shop/shop.ts'
import { stateWord } from '../../entities/shop/openness-words.ts'

/** Words for how soon a shop could serve, or why not now; just "now" until it is known. */
export function soonWords(shopOpenness: ShopOpenness | undefined, now: number): string {
  if (!shopOpenness) return m.home_now()
  if (shopOpenness.openness.state === 'open') return m.home_now_minutes(shopOpenness.quoteMinutes)
  return stateWord(shopState(shopOpenness, now))
}
