import { formatPrice } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'
import { methodName } from '../method-name.ts'
import type { ShopOrder } from '../shop-order.ts'

/** The fate of an order's money where it is cancelled, in words: what goes back is what was charged, less what has gone back before. */
export function cancelConsequence({
  paid,
  goesBack,
  payMethod,
  toCollect,
}: Pick<ShopOrder, 'paid' | 'goesBack' | 'payMethod' | 'toCollect'>): string {
  if (goesBack > 0) return m.order_gives_back({ amount: formatPrice(goesBack), method: methodName(payMethod) })
  if (paid) return m.order_no_money_back()
  return toCollect > 0 ? m.order_nothing_to_take({ amount: formatPrice(toCollect) }) : m.order_nothing_paid()
}
