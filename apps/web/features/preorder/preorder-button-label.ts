import { orderTypes, type OrderType } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { whenWords } from '../../lib/when-words.ts'

/** The words of the button: "Collect today at 19:15", "Deliver as soon as possible". */
export function preorderButtonLabel(orderType: OrderType, at: number | 'soon', now: number): string {
  return at === 'soon' ? soon[orderType]() : later[orderType]({ when: whenWords(at, now) })
}

const soon = {
  [orderTypes.takeaway]: m.preorder_collect_soon,
  [orderTypes.delivery]: m.preorder_deliver_soon,
  [orderTypes.dineIn]: m.preorder_eat_soon,
}
const later = { [orderTypes.takeaway]: m.preorder_collect, [orderTypes.delivery]: m.preorder_deliver, [orderTypes.dineIn]: m.preorder_eat }
