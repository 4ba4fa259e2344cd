import { distanceMetres } from '@harbour/rules'
import { Phone } from 'lucide-react'
import { use } from 'react'
import { timeOfDay } from '../../lib/format.ts'
import { useAtServerTime } from '../../lib/server-clock.ts'
import { InViewContext } from '../../lib/use-in-view.ts'
import { m } from '../../paraglide/messages.js'
import { Avatar } from '../../ui/Avatar.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useLineState } from '../orders/line-state.ts'
import { RequestNote, UnsentNote } from '../orders/OrderNotes.tsx'
import { AgeTag, MoneyTag } from '../orders/OrderTags.tsx'
import { OrderTimer, PlainTime } from '../orders/OrderTimer.tsx'
import type { BoardOrder } from '../orders/queued-step.ts'
import { NextStep } from '../orders/steps/NextStep.tsx'
import { CardNumber } from './CardNumber.tsx'
import { useRiders } from './use-riders.ts'

/** An order on its way: who brings it where, how far they are, and how to reach them. */
export function OutCard({ order }: { order: BoardOrder }) {
  const offline = useLineState() === 'offline'
  return (
    <>
      <div className="oc__h">
        <CardNumber order={order} />
        {order.toCollect > 0 && <MoneyTag order={order} toTake={false} />}
        {offline && order.trip?.place ? <PlainTime at={order.trip.place.at} /> : <OrderTimer promisedBy={order.etaHigh} coarse />}
      </div>
      <RiderLine order={order} offline={offline} />
      {!offline && <WayMeter order={order} />}
      <UnsentNote order={order} />
      <AgeTag order={order} brief />
      <RequestNote order={order} />
      {order.trip && <CallRider riderId={order.trip.riderId} name={order.trip.riderName} />}
      <NextStep order={order} column="out" />
    </>
  )
}

function RiderLine({ order, offline }: { order: BoardOrder; offline: boolean }) {
  const { trip, destination } = order
  const name = trip?.riderName ?? m.board_other_rider()
  return (
    <div className="rid">
      <Avatar name={name} />
      <span>
        {[name, destination?.building].filter(Boolean).join(' · ')}
        <small>{whereWords(order, offline)}</small>
        {trip?.failed && <strong>{m.board_comes_back({ reason: tripReasons[trip.failed]() })}</strong>}
      </span>
    </div>
  )
}

const tripReasons = {
  refused: m.order_reason_refused_at_door,
  notThere: m.board_nobody_there,
  ageNotShown: m.order_reason_age_not_shown,
}

function whereWords({ trip, destination }: BoardOrder, offline: boolean): string {
  const said: string[] = []
  if (trip && trip.stops > 1) said.push(m.board_stop({ stop: trip.stop, stops: trip.stops }))
  if (trip && offline) said.push(m.board_place_old())
  else if (trip?.place && destination) {
    said.push(
      m.board_away({ km: (distanceMetres(trip.place, destination) / 1000).toFixed(1) }),
      m.board_seen_at({ time: timeOfDay(trip.place.at) }),
    )
  }
  return said.join(' · ')
}

/** The share of its time on the way that is over. */
function WayMeter({ order: { movedAt, etaHigh } }: { order: BoardOrder }) {
  const share = (now: number) =>
    movedAt === null || etaHigh <= movedAt ? 100 : Math.min(100, Math.round(((now - movedAt) / (etaHigh - movedAt)) * 100))
  const percent = useAtServerTime(share, use(InViewContext))
  return (
    <div className={percent === 100 ? 'meter is-late' : 'meter'} aria-hidden>
      <i style={{ width: `${percent}%` }} />
    </div>
  )
}

function CallRider({ riderId, name }: { riderId: string; name: string }) {
  const phone = useRiders().find((rider) => rider.riderId === riderId)?.phone
  if (!phone) return null
  return (
    <a className="kb kb--line kb--block" href={`tel:${phone}`}>
      <Icon of={Phone} size={20} />
      {m.board_call({ name })}
    </a>
  )
}
