import type { OrderCard } from '@harbour/protocol'
import { formatTime, orderTypes, type GuestText, type OrderState, type TrackerKey } from '@harbour/rules'
import { Bike, Check, ChefHat, Clock, Hourglass, House, ShoppingBag, X } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { serverNow } from '../../stores/clock.ts'
import { isWaiting, slotToTell, stateNow, textNow } from '../../stores/order-progress.ts'
import { slotWords, whenWords } from '../../stores/when.ts'
import type { BadgeProps } from '../../ui/Badge.tsx'
import type { Drawing } from '../../ui/Icon.tsx'

type Telling = Pick<OrderCard, 'status' | 'orderType'> & Partial<Pick<OrderCard, 'refund'>>
type Due = Pick<OrderCard, 'status' | 'wantedAt' | 'etaLow' | 'etaHigh'>

/** The spec's nine texts (spec 4.42). */
export const statusWords = (order: Telling): string => texts[textNow(order)]()

/** A status is told by words, a colour and a drawing. */
export const statusLook = (order: Telling): Pick<BadgeProps, 'tone' | 'icon'> => looks[textNow(order)]

/** What is happening to the order just now, in a sentence. */
export function sayNow(order: Telling & Pick<OrderCard, 'wantedAt'>): string {
  if (order.wantedAt !== null && isWaiting(order)) {
    const when = whenWords(order.wantedAt, serverNow())
    return stateNow(order) === 'accepted' ? m.order_say_preorder_accepted({ when }) : m.order_say_preorder({ when })
  }
  const state = stateNow(order)
  return (order.orderType === orderTypes.delivery ? deliverySentences : pickupSentences)[state]()
}

/** When it should be there, as a range; one time where both ends fall in the same minute, and the time of its slot for a preorder that is not on its way. */
export function etaWords(order: Due): string {
  const slot = slotToTell(order)
  if (slot !== null) return slotWords(slot, serverNow())
  const [from, to] = [formatTime(order.etaLow), formatTime(order.etaHigh)]
  return from === to ? to : `${from}–${to}`
}

export const stepWords: Record<TrackerKey, { label: () => string; icon: Drawing }> = {
  confirmed: { label: m.order_step_confirmed, icon: Check },
  made: { label: m.order_step_made, icon: ChefHat },
  delivering: { label: m.order_step_delivering, icon: Bike },
  delivered: { label: m.order_step_delivered, icon: House },
  preparing: { label: m.order_step_preparing, icon: ChefHat },
  ready: { label: m.order_step_ready, icon: ShoppingBag },
  completed: { label: m.order_step_completed, icon: Check },
}

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

const sentences = {
  paymentPending: m.order_say_pending,
  placed: m.order_say_placed,
  accepted: m.order_say_accepted,
  preparing: m.order_say_preparing,
  cancelled: m.order_say_cancelled,
}
const deliverySentences: Record<OrderState, () => string> = {
  ...sentences,
  ready: m.order_say_ready,
  delivering: m.order_say_delivering,
  collectionOverdue: m.order_say_delivering,
  completed: m.order_say_delivered,
}
const pickupSentences: Record<OrderState, () => string> = {
  ...sentences,
  ready: m.order_say_ready_pickup,
  delivering: m.order_say_ready_pickup,
  collectionOverdue: m.order_say_overdue,
  completed: m.order_say_collected,
}
