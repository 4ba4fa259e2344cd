import type { StoreCard } from '@harbour/protocol'
import { formatTime, type OrderType } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { shopState } from '../../entities/shop/shop-state.ts'
import type { ShopOpenness } from '../../entities/shop/shop.ts'
import { opennessWords } from '../../entities/shop/openness-words.ts'

/** The time until which the chosen shop can be ordered from, or from which on. */
export function placeWords(
  shopOpenness: ShopOpenness,
  { preorders }: Pick<StoreCard, 'preorders'>,
  orderType: OrderType,
  now: number,
): string {
  const state = shopState(shopOpenness, now)
  const { closesAt } = shopOpenness.openness
  if (state === 'open' || state === 'busy')
    return closesAt === null ? m.home_open_all_day() : m.home_open_until({ time: formatTime(closesAt) })
  return opennessWords(shopOpenness, preorders.includes(orderType), now)
}
