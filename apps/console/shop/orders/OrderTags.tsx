import { orderTypes, formatPrice } from '@harbour/rules'
import { Banknote, Bike, CircleCheck, IdCard, Package, ShoppingBag, Utensils } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { orderTypeName } from '../../words/order-type-name.ts'
import { Icon } from '../../ui/Icon.tsx'
import './OrderTags.css'
import type { ShopOrder } from './shop-order.ts'

const ways = {
  [orderTypes.delivery]: { look: 'del', icon: Bike },
  [orderTypes.takeaway]: { look: 'take', icon: ShoppingBag },
  [orderTypes.dineIn]: { look: 'dine', icon: Utensils },
} as const

/** The way in which an order leaves the shop, by icon, word and shape; its locker once it lies in one. */
export function WayTag({ order }: { order: Pick<ShopOrder, 'orderType' | 'locker'> }) {
  const { look, icon } = ways[order.orderType]
  return (
    <span className={`tag tag--${look}`}>
      <Icon of={order.locker ? Package : icon} size={16} />
      {order.locker ? m.order_locker({ no: order.locker.no }) : orderTypeName(order.orderType)}
    </span>
  )
}

type MoneyTagProps = { order: Pick<ShopOrder, 'toCollect'>; toTake?: boolean }

/** Paid, or the cash that is to be taken. */
export function MoneyTag({ order, toTake = true }: MoneyTagProps) {
  if (order.toCollect === 0)
    return (
      <span className="tag tag--paid">
        <Icon of={CircleCheck} size={16} />
        {m.board_paid()}
      </span>
    )
  const amount = formatPrice(order.toCollect)
  return (
    <span className="tag tag--cash">
      <Icon of={Banknote} size={16} />
      {toTake ? m.board_take_cash({ amount }) : m.board_cash({ amount })}
    </span>
  )
}

/** Shown where whoever hands it over checks an age. */
export function AgeTag({ order, brief }: { order: Pick<ShopOrder, 'checkAge' | 'orderType'>; brief?: boolean }) {
  if (!order.checkAge) return null
  const whole = order.orderType === orderTypes.delivery ? m.order_age_at_door() : m.order_age_at_counter()
  return (
    <span className="tag tag--age">
      <Icon of={IdCard} size={16} />
      {brief ? m.board_age() : whole}
    </span>
  )
}

/** Shown where cutlery goes with it: the guest asked for it. */
export function CutleryTag({ order }: { order: Pick<ShopOrder, 'cutlery'> }) {
  if (!order.cutlery) return null
  return (
    <span className="tag">
      <Icon of={Utensils} size={16} />
      {m.order_cutlery()}
    </span>
  )
}
