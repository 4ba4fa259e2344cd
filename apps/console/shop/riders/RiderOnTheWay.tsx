import { Phone, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../../lib/classes.ts'
import { timeOfDay } from '../../lib/format.ts'
import { useAtServerTime } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import type { BoardOrder } from '../orders/queued-step.ts'
import { RiderLine } from './RiderLine.tsx'
import { failedWords, telLink } from './rider-words.ts'
import { useRiders } from './use-riders.ts'

type Trip = NonNullable<BoardOrder['trip']>
type RiderOnTheWayProps = { order: BoardOrder; trip: Trip; children: ReactNode }

/** A rider on their way: which stop this is, how much of its time is over, and how to reach them. Of one that comes back, why, and what is to be done. */
export function RiderOnTheWay({ order, trip, children }: RiderOnTheWayProps) {
  const { riderName, stop, stops, place, failed } = trip
  const seen = place ? m.riders_seen_at({ time: timeOfDay(place.at) }) : m.riders_not_seen()
  return (
    <div className="assign">
      <RiderLine name={riderName}>
        {[riderName, order.destination?.building].filter(Boolean).join(' · ')}
        <small>{stops > 1 ? m.riders_and({ one: m.riders_stop_of({ stop, stops }), other: seen }) : seen}</small>
      </RiderLine>
      {failed ? (
        <p className="assign__failed" role="status">
          <Icon of={Undo2} size={20} />
          <span>
            <b>{m.riders_comes_back({ reason: failedWords[failed]() })}</b>
            {m.riders_comes_back_note()}
          </span>
        </p>
      ) : (
        <PromiseMeter order={order} />
      )}
      <CallRider riderId={trip.riderId} name={riderName} />
      {children}
    </div>
  )
}

/** The share of the time between setting out and the promise that is over. */
function PromiseMeter({ order: { movedAt, placedAt, etaHigh } }: { order: BoardOrder }) {
  const from = movedAt ?? placedAt
  const percent = useAtServerTime((now) => Math.round(100 * Math.min(1, Math.max(0, (now - from) / Math.max(1, etaHigh - from)))))
  const late = percent === 100
  return (
    <div className={classes('assign__meter', late && 'is-late')} role="img" aria-label={m.riders_time_over({ percent })}>
      <i style={{ width: `${percent}%` }} />
    </div>
  )
}

function CallRider({ riderId, name }: { riderId: string; name: string }) {
  const { riders } = useRiders()
  const phone = riders?.find((rider) => rider.riderId === riderId)?.phone
  if (!phone) return null
  return (
    <a className="kb kb--line kb--block" href={telLink(phone)}>
      <Icon of={Phone} size={22} />
      {m.riders_call({ name })}
    </a>
  )
}
