import type { OrderCard } from '@harbour/protocol'
import type { GuestText } from '@harbour/rules'
import { Bike, Check, ChefHat, Clock, Hourglass, ShoppingBag, X } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { orderStatusText } from '../../entities/order/order-progress.ts'
import type { BadgeProps } from '../../ui/Badge.tsx'

type StatusOrder = Pick<OrderCard, 'status' | 'orderType'> & Partial<Pick<OrderCard, 'refund'>>

/** The spec's nine texts (spec 4.42). */
export const statusWords = (order: StatusOrder): string => texts[orderStatusText(order)]()

/** A status is told by words, a colour and a drawing. */
export const statusLook = (order: StatusOrder): Pick<BadgeProps, 'tone' | 'icon'> => looks[orderStatusText(order)]

const texts: Record<GuestText, () => string> = {
  paymentPending: m.order_text_paymentPending,
  preparing: m.order_text_preparing,
  readyForPickup: m.order_text_readyForPickup,
  delivering: m.order_text_delivering,
  completed: m.order_text_completed,
  cancelled: m.order_text_cancelled,
  refundArranged: m.order_text_refundArranged,
  refundProcessing: m.order_text_refundProcessing,
  refunded: m.order_text_refunded,
}

const looks: Record<GuestText, Pick<BadgeProps, 'tone' | 'icon'>> = {
  paymentPending: { tone: 'warn', icon: Clock },
  preparing: { tone: 'ok', icon: ChefHat },
  readyForPickup: { tone: 'ok', icon: ShoppingBag },
  delivering: { tone: 'ok', icon: Bike },
  completed: { icon: Check },
  cancelled: { tone: 'error', icon: X },
  refundArranged: { tone: 'info', icon: Hourglass },
  refundProcessing: { tone: 'info', icon: Hourglass },
  refunded: { tone: 'info', icon: Check },
}
