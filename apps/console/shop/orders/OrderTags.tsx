import { orderTypes, formatPrice } from '@harbour/rules'
import { Banknote, Bike, CircleCheck, IdCard, ShoppingBag, Utensils } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import './OrderTags.css'
import type { ShopOrder } from './shop-order.ts'

const ways = {
  [orderTypes.delivery]: { look: 'del', icon: Bike, words: m.board_delivery },
  [orderTypes.takeaway]: { look: 'take', icon: ShoppingBag, words: m.board_takeaway },
  [orderTypes.dineIn]: { look: 'dine', icon: Utensils, words: m.board_dine_in },
} as const

/** The way in which an order leaves the shop, by icon, word and shape. */
export function WayTag({ order }: { order: ShopOrder }) {
  const { look, icon, words } = ways[order.orderType]
  return (
    <span className={`tag tag--${look}`}>
      <Icon of={icon} size={16} />
      {words()}
    </span>
  )
}

/** Paid, or the cash that is to be taken. */
export function MoneyTag({ order }: { order: ShopOrder }) {
  if (order.toCollect === 0)
    return (
      <span className="tag tag--paid">
        <Icon of={CircleCheck} size={16} />
        {m.board_paid()}
      </span>
    )
  return (
    <span className="tag tag--cash">
      <Icon of={Banknote} size={16} />
      {m.board_take_cash({ amount: formatPrice(order.toCollect) })}
    </span>
  )
}

/** Shown where whoever hands it over checks an age. */
export function AgeTag({ order, brief }: { order: ShopOrder; brief?: boolean }) {
  if (!order.checkAge) return null
  return (
    <span className="tag tag--age">
      <Icon of={IdCard} size={16} />
      {brief ? m.board_age() : m.board_age_check()}
    </span>
  )
}
