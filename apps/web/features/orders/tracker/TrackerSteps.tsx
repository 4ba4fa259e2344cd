import type { OrderDetail } from '@harbour/protocol'
import { trackerSteps, type TrackerKey } from '@harbour/rules'
import { Bike, Check, ChefHat, House, ShoppingBag } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { orderState } from '../../../entities/order/order-progress.ts'
import { TrackSteps } from '../../../ui/shop/TrackSteps.tsx'
import type { IconComponent } from '../../../lib/icon-component.ts'

/** The stages of an order; none for one that was cancelled. */
export function TrackerSteps({ order }: { order: OrderDetail }) {
  const steps = trackerSteps(order.orderType, orderState(order))
  if (steps.length === 0) return null
  const now = steps.findIndex(({ progress }) => progress === 'now')
  const at = now >= 0 ? now : steps.every(({ progress }) => progress === 'done') ? steps.length : -1
  return (
    <TrackSteps
      className="trk__steps"
      at={at}
      steps={steps.map(({ key }) => ({ label: stepWords[key].label(), icon: stepWords[key].icon }))}
    />
  )
}

const stepWords: Record<TrackerKey, { label: () => string; icon: IconComponent }> = {
  confirmed: { label: m.order_step_confirmed, icon: Check },
  made: { label: m.order_step_made, icon: ChefHat },
  delivering: { label: m.order_step_delivering, icon: Bike },
  delivered: { label: m.order_step_delivered, icon: House },
  preparing: { label: m.order_step_preparing, icon: ChefHat },
  ready: { label: m.order_step_ready, icon: ShoppingBag },
  completed: { label: m.order_step_completed, icon: Check },
}
