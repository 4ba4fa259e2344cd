import { Bike, UserX } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Chip } from '../../../ui/Chip.tsx'
import { useShopOrders } from '../../orders/use-shop-orders.ts'
import { handToOthers } from '../hand-to-others.ts'
import { ridersInShop, type ShopRider } from '../rider.ts'
import { RiderFailure } from '../RiderFailure.tsx'
import { PlannedStop } from './PlannedStop.tsx'
import { earlier, later, mostStops, toDeliver, toggled, type TripPlan } from './trip-plan.ts'
import { useTakenOff } from '../trip-links.ts'
import { useAssign } from '../use-riders.ts'

type TripPlanPanelProps = { riders: readonly ShopRider[]; chosen: string | null; onAssigned: (tripId: string) => void }

/** The deliveries that nobody has yet: ticked in the order of their stops, and given to a rider by a tap on their name. */
export function TripPlanPanel({ riders, chosen, onAssigned }: TripPlanPanelProps) {
  const { orders } = useShopOrders()
  const [kept, change] = useState<TripPlan>(chosen === null ? [] : [chosen])
  const assign = useAssign()
  const takenOff = useTakenOff(({ orderIds }) => orderIds)
  const found = toDeliver(orders, takenOff)
  const plan = kept.filter((orderId) => found.some(({ order }) => order.orderId === orderId))
  const stops = plan.flatMap((orderId) => found.find(({ order }) => order.orderId === orderId) ?? [])
  const others = found.filter(({ order }) => !plan.includes(order.orderId))
  const give = (riderId: string) => assign.mutate({ riderId, orderIds: [...plan] }, { onSuccess: ({ tripId }) => onAssigned(tripId) })
  return (
    <aside className="rside plan" aria-labelledby="plan">
      <h2 id="plan">{m.riders_plan()}</h2>
      <p className="rside__note">{found.length === 0 ? m.riders_plan_none() : m.riders_plan_how({ most: mostStops })}</p>
      {stops.length > 0 && (
        <ol className="plan__stops" aria-label={m.riders_stops()}>
          {stops.map(({ order, state }, at) => (
            <PlannedStop
              key={order.orderId}
              order={order}
              state={state}
              stop={at + 1}
              onToggle={() => change(toggled(plan, order.orderId))}
              onEarlier={at > 0 ? () => change(earlier(plan, order.orderId)) : undefined}
              onLater={at < stops.length - 1 ? () => change(later(plan, order.orderId)) : undefined}
            />
          ))}
        </ol>
      )}
      {plan.length > 0 && (
        <GiveTo
          riders={riders}
          count={plan.length}
          isPending={assign.isPending}
          onGive={give}
          onOthers={stops.every(({ state }) => state === 'ready') ? () => handToOthers(stops.map(({ order }) => order)) : undefined}
        />
      )}
      <RiderFailure error={assign.error} />
      {others.length > 0 && (
        <ul className="plan__stops" aria-label={m.riders_not_given_out()}>
          {others.map(({ order, state }) => (
            <PlannedStop key={order.orderId} order={order} state={state} onToggle={() => change(toggled(plan, order.orderId))} />
          ))}
        </ul>
      )}
    </aside>
  )
}

type GiveToProps = {
  riders: readonly ShopRider[]
  count: number
  isPending: boolean
  onGive: (riderId: string) => void
  onOthers: (() => void) | undefined
}

/** All riders by name, those in the shop first, and last a rider who is not the shop's own, to whom only what is ready can be handed. */
function GiveTo({ riders, count, isPending, onGive, onOthers }: GiveToProps) {
  const sorted = [...ridersInShop(riders), ...riders.filter(({ out }) => out)]
  return (
    <>
      <h3>{m.riders_give_to({ count })}</h3>
      <div className="rside__chips">
        {sorted.length === 0 && <p className="rside__note">{m.riders_none()}</p>}
        {sorted.map(({ riderId, name, out }) => (
          <Chip key={riderId} icon={Bike} disabled={isPending} onChoose={() => onGive(riderId)}>
            {name}
            {out && <small>{m.riders_is_out()}</small>}
          </Chip>
        ))}
        {onOthers && (
          <Chip icon={UserX} disabled={isPending} onChoose={onOthers}>
            {m.riders_to_others()}
          </Chip>
        )}
      </div>
    </>
  )
}
