import type { OrderType } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { whenWords } from '../../lib/when-words.ts'

/** The words of the button: "Collect today at 19:15", "Deliver as soon as possible". */
export function preorderButtonLabel(orderType: OrderType, at: number | 'soon', now: number): string {
  return at === 'soon' ? soon[orderType]() : later[orderType]({ when: whenWords(at, now) })
}

const soon = { 1: m.preorder_collect_soon, 2: m.preorder_deliver_soon, 5: m.preorder_eat_soon }
const later = { 1: m.preorder_collect, 2: m.preorder_deliver, 5: m.preorder_eat }
