import type { StoreCard } from '@harbour/protocol'
import { orderTypes, type OrderType } from '@harbour/rules'
import { Clock, Package } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { shopState, takesOrders, type ShopState } from '../../entities/shop/shop-state.ts'
import type { ShopOpenness } from '../../entities/shop/shop.ts'
import { preorderWords, opennessWords, stateWord } from '../../entities/shop/openness-words.ts'
import type { ShopCardProps } from '../../ui/shop/ShopCard.tsx'

/** The word for how a shop stands, and its look. Whose orders have ended is closed for who orders here; when they ended is said beside it. */
export function stateWords(shopOpenness: ShopOpenness, now: number): ShopCardProps['state'] {
  const state = shopState(shopOpenness, now)
  return { kind: looks[state], word: stateWord(state === 'ended' ? 'closed' : state) }
}

/** Facts of a shop: when it closes and how soon food is ready; if it takes no orders now, when it does. */
export function shopFacts(
  store: ShopOpenness & Pick<StoreCard, 'services' | 'preorders'>,
  orderType: OrderType,
  now: number,
): NonNullable<ShopCardProps['facts']> {
  const until = { text: opennessWords(store, store.preorders.includes(orderType), now) }
  if (!takesOrders(store)) return [until, ...laterFacts(store, orderType, now)]
  const soon = { icon: Clock, text: soonWords(store, orderType) }
  const locker = store.services.includes('locker') && orderType === orderTypes.takeaway ? [{ icon: Package, text: m.shops_locker() }] : []
  return store.busyMinutes > 0 ? [soon, ...locker] : [until, soon, ...locker]
}

function soonWords({ quoteMinutes }: Pick<ShopOpenness, 'quoteMinutes'>, orderType: OrderType): string {
  return orderType === orderTypes.dineIn ? m.shops_served(quoteMinutes) : m.shops_ready(quoteMinutes)
}

function laterFacts(store: ShopOpenness & Pick<StoreCard, 'preorders'>, orderType: OrderType, now: number): { text: string }[] {
  const { state, opensAt } = store.openness
  if (!store.preorders.includes(orderType)) return [{ text: m.shops_no_preorder() }]
  // Of a closed shop the words above have said it.
  return opensAt === null || state === 'closed' ? [] : [{ text: preorderWords(opensAt, now) }]
}

const looks: Record<ShopState, ShopCardProps['state']['kind']> = {
  open: 'open',
  busy: 'busy',
  closing: 'closing',
  paused: 'paused',
  ended: 'closed',
  closed: 'closed',
}
