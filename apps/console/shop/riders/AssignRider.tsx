import { orderStatuses } from '@harbour/rules'
import { Bike, QrCode, Users } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { Chip } from '../../ui/Chip.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { TabletButton } from '../../ui/TabletButton.tsx'
import type { BoardOrder } from '../orders/queued-step.ts'
import { paths } from '../paths.ts'
import './AssignRider.css'
import { CourierCalled, isWithCourier } from './CourierCalled.tsx'
import { handToOthers } from './hand-to-others.ts'
import { RiderFailure } from './RiderFailure.tsx'
import { RiderLine } from './RiderLine.tsx'
import { RiderOnTheWay } from './RiderOnTheWay.tsx'
import { ridersInShop } from './rider.ts'
import { useTripLink } from './trip-links.ts'
import { useAssign, useHandOver, useRiders, useUnassign } from './use-riders.ts'

/** The riders who are offered on a card; the rest are a tap away. */
const offered = 3

type AssignRiderProps = { order: BoardOrder }
type Trip = NonNullable<BoardOrder['trip']>

/** The shop's own rider of an order: to be chosen in one tap, handed over in another, and then where they are. */
export function AssignRider({ order }: AssignRiderProps) {
  const { trip, status } = order
  if (!trip) return isWithCourier(order) ? <CourierCalled orderId={order.orderId} /> : <ChooseRider order={order} />
  if (trip.failed || status === orderStatuses.delivering) {
    return (
      <RiderOnTheWay order={order} trip={trip}>
        {trip.failed && <ChooseRider order={order} again />}
      </RiderOnTheWay>
    )
  }
  return <HandOver order={order} trip={trip} />
}

/** A chip for each of a few riders who are in the shop: a tap gives them the order, as a trip of its own. A shop without riders hands it to others'. */
function ChooseRider({ order, again = false }: AssignRiderProps & { again?: boolean }) {
  const { orderId, pickupNo } = order
  const { riders } = useRiders()
  const assign = useAssign()
  const there = ridersInShop(riders ?? []).slice(0, offered)
  return (
    <div className="assign" role="group" aria-label={m.riders_who_brings({ number: pickupNo })}>
      {again && there.length > 0 && <p className="assign__again">{m.riders_send_again()}</p>}
      <div className="assign__chips">
        {there.map(({ riderId, name }) => (
          <Chip key={riderId} icon={Bike} disabled={assign.isPending} onChoose={() => assign.mutate({ riderId, orderIds: [orderId] })}>
            <span className="assign__name">{name}</span>
          </Chip>
        ))}
        {!again && riders?.length === 0 && order.status === orderStatuses.readyForRider && (
          <TabletButton look="go" icon={Bike} onClick={() => handToOthers([order])}>
            {m.board_hand_over()}
          </TabletButton>
        )}
        <Link className="kchip" to={paths.ridersFor(orderId)}>
          <Icon of={Users} size={22} />
          {there.length > 0 ? m.riders_others() : m.riders_choose()}
        </Link>
      </div>
      <RiderFailure error={assign.error} />
    </div>
  )
}

/** The rider who is to take it, and the tap that hands them all of their trip. */
function HandOver({ order: { orderId }, trip: { tripId, riderName, stop, stops } }: AssignRiderProps & { trip: Trip }) {
  const handOver = useHandOver()
  const unassign = useUnassign()
  const link = useTripLink(tripId)
  const isPending = handOver.isPending || unassign.isPending
  return (
    <div className="assign">
      <RiderLine name={riderName}>
        {m.riders_brings_it({ name: riderName })}
        <small>{stops > 1 ? m.riders_stop_of({ stop, stops }) : m.riders_waits_to_be_handed()}</small>
      </RiderLine>
      <TabletButton look="go" icon={Bike} block disabled={isPending} onClick={() => handOver.mutate({ tripId })}>
        {stops > 1 ? m.riders_hand_all({ name: riderName, count: stops }) : m.riders_hand({ name: riderName })}
      </TabletButton>
      <div className="assign__more">
        <TabletButton disabled={isPending} onClick={() => unassign.mutate({ orderId })}>
          {m.riders_take_off()}
        </TabletButton>
        <Link className="kb kb--line" to={paths.trip(tripId)}>
          <Icon of={QrCode} size={22} />
          {link?.texted ? m.riders_texted() : m.riders_link()}
        </Link>
      </div>
      <RiderFailure error={handOver.error ?? unassign.error} />
    </div>
  )
}
