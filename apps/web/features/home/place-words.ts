import type { StoreCard } from '@harbour/protocol'
import { formatTime, type OrderType } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { shopState } from '../../stores/shop-state.ts'
import type { Standing } from '../../stores/shop.ts'
import { standingWords } from '../../stores/standing-words.ts'

/** Until when the chosen shop can be ordered from, or from when on. */
export function placeWords(standing: Standing, { preorders }: Pick<StoreCard, 'preorders'>, orderType: OrderType, now: number): string {
  const state = shopState(standing, now)
  const { closesAt } = standing.openness
  if (state === 'open' || state === 'busy')
    return closesAt === null ? m.home_open_all_day() : m.home_open_until({ time: formatTime(closesAt) })
  return standingWords(standing, preorders.includes(orderType), now)
}
