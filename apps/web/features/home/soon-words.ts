import { m } from '../../paraglide/messages.js'
import { shopState } from '../../stores/shop-state.ts'
import type { Standing } from '../../stores/shop.ts'
import { stateWord } from '../../stores/standing-words.ts'

/** How soon a shop could serve, or why not now, in words; just "now" until it is known. */
export function soonWords(standing: Standing | undefined, now: number): string {
  if (!standing) return m.home_now()
  if (standing.openness.state === 'open') return m.home_now_minutes(standing.quoteMinutes)
  return stateWord(shopState(standing, now))
}
