import { addMinutes, formatTime, lastOrderMinutes } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { shopState, type ShopState } from './shop-state.ts'
import type { ShopOpenness } from './shop.ts'
import { whenWords } from '../../lib/when-words.ts'

/** The word for how a shop stands. */
export const stateWord = (state: ShopState): string => words[state]()

/** A shop's openness in a few words: until when, or from when on (spec 8.13). `preorder`: it may be ordered from ahead. */
export function opennessWords(shopOpenness: ShopOpenness, preorder: boolean, now: number): string {
  const { orderUntil, closesAt, opensAt } = shopOpenness.openness
  switch (shopState(shopOpenness, now)) {
    case 'open':
    case 'busy':
      return closesAt === null ? m.shops_all_day() : m.shops_until({ time: formatTime(closesAt) })
    case 'closing':
      return orderUntil === null ? '' : m.shops_order_by({ time: formatTime(orderUntil) })
    case 'paused':
      return opensAt === null ? '' : m.shops_paused_until({ when: whenWords(opensAt, now) })
    case 'ended':
      return closesAt === null ? '' : m.shops_ended_at({ time: formatTime(addMinutes(closesAt, -lastOrderMinutes)) })
    case 'closed':
      return opensAt === null
        ? m.shops_closed_long()
        : preorder
          ? preorderWords(opensAt, now)
          : m.shops_opens({ when: whenWords(opensAt, now) })
  }
}

/** The time from which a closed shop may be ordered from ahead: "Preorder from tomorrow at 11:00". */
export const preorderWords = (opensAt: number, now: number): string => m.shops_preorder_from({ when: whenWords(opensAt, now) })

const words: Record<ShopState, () => string> = {
  open: m.shops_open,
  busy: m.shops_busy,
  closing: m.shops_closing,
  paused: m.shops_paused,
  ended: m.shops_ended,
  closed: m.shops_closed,
}
