import { Bike, CircleCheck, CircleDashed, QrCode, Undo2, type LucideIcon } from 'lucide-react'
import { timeOfDay } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/Icon.tsx'
import { TabletButton } from '../../../ui/TabletButton.tsx'
import { stateOfStop, type RiderTrip, type ShopRider, type StopState } from '../rider.ts'
import { RiderFailure } from '../RiderFailure.tsx'
import { failedWords } from '../rider-words.ts'
import { useHandOver, useUnassign } from '../use-riders.ts'

type TripStopsProps = { trip: RiderTrip; rider: ShopRider; onLink: () => void }

/** A trip with its stops in their order, which is handed over whole; any of its orders may be taken off it again. */
export function TripStops({ trip: { tripId, startedAt, assignedAt, stops }, rider: { name }, onLink }: TripStopsProps) {
  const handOver = useHandOver()
  const unassign = useUnassign()
  const isPending = handOver.isPending || unassign.isPending
  const toCome = stops.filter((stop) => stateOfStop(stop) === 'toCome').length
  return (
    <section className="rtrip">
      <h3>
        {startedAt === null
          ? m.riders_trip_waits({ count: stops.length, time: timeOfDay(assignedAt) })
          : m.riders_trip_since({ count: stops.length, time: timeOfDay(startedAt) })}
      </h3>
      <ol className="rtrip__stops">
        {stops.map((stop, at) => (
          <li key={stop.orderId} className={`is-${stateOfStop(stop)}`}>
            <span className="rtrip__no">{at + 1}</span>
            <b>{stop.pickupNo}</b>
            <StopWords stop={stop} started={startedAt !== null} />
            {stateOfStop(stop) !== 'delivered' && (
              <TabletButton
                disabled={isPending}
                onClick={() => unassign.mutate({ orderId: stop.orderId })}
                aria-label={m.riders_take_off_order({ number: stop.pickupNo })}
              >
                {m.riders_take_off()}
              </TabletButton>
            )}
          </li>
        ))}
      </ol>
      <div className="rtrip__do">
        {startedAt === null && (
          <TabletButton look="go" icon={Bike} disabled={isPending} onClick={() => handOver.mutate({ tripId })}>
            {toCome > 1 ? m.riders_hand_all({ name, count: toCome }) : m.riders_hand({ name })}
          </TabletButton>
        )}
        <TabletButton icon={QrCode} onClick={onLink}>
          {m.riders_link()}
        </TabletButton>
      </div>
      <RiderFailure error={handOver.error ?? unassign.error} />
    </section>
  )
}

const stopIcons: Record<StopState, LucideIcon> = { toCome: CircleDashed, delivered: CircleCheck, failed: Undo2 }

function StopWords({ stop, started }: { stop: RiderTrip['stops'][number]; started: boolean }) {
  const state = stateOfStop(stop)
  const toCome = started ? m.riders_on_the_way() : m.riders_to_hand_over()
  return (
    <span className="rtrip__state">
      <Icon of={stopIcons[state]} size={18} />
      {stop.failed ? failedWords[stop.failed]() : state === 'delivered' ? m.riders_delivered() : toCome}
    </span>
  )
}
