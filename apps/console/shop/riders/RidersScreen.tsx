import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { Failure } from '../../ui/Failure.tsx'
import { TabletButton } from '../../ui/TabletButton.tsx'
import type { ShopRider } from './rider.ts'
import { RiderCard } from './card/RiderCard.tsx'
import { RiderForm } from './form/RiderForm.tsx'
import './RidersScreen.css'
import { TripLinkPanel } from './plan/TripLinkPanel.tsx'
import { TripPlanPanel } from './plan/TripPlanPanel.tsx'
import { useRiders } from './use-riders.ts'

/** The panel beside the riders: the orders to be given out, a rider who is written down, or the link of a trip. */
type Side = { kind: 'plan' } | { kind: 'rider'; rider: ShopRider | undefined } | { kind: 'link'; tripId: string }

/** The shop's riders with what they carry, and beside them the deliveries that are to be given out. */
export function RidersScreen() {
  const { riders, error, retry } = useRiders()
  const [params] = useSearchParams()
  const [wantedTrip, wantedOrder] = [params.get('trip'), params.get('order')]
  const [side, show] = useState<Side>(wantedTrip ? { kind: 'link', tripId: wantedTrip } : { kind: 'plan' })
  const backToPlan = () => show({ kind: 'plan' })
  return (
    <>
      <header className="riders__head">
        <h1>{m.riders_title()}</h1>
        {riders && <p role="status">{m.riders_count({ count: riders.length, out: riders.filter(({ out }) => out).length })}</p>}
        <TabletButton icon={UserPlus} onClick={() => show({ kind: 'rider', rider: undefined })}>
          {m.riders_add()}
        </TabletButton>
      </header>
      {error && <Failure error={error} onRetry={retry} />}
      <div className="riders">
        <section className="riders__list" aria-label={m.riders_title()}>
          {!riders && !error && <p className="riders__none">{m.frame_loading()}</p>}
          {riders?.length === 0 && <p className="riders__none">{m.riders_none()}</p>}
          <ul>
            {riders?.map((rider) => (
              <li key={rider.riderId}>
                <RiderCard
                  rider={rider}
                  onEdit={() => show({ kind: 'rider', rider })}
                  onLink={(tripId) => show({ kind: 'link', tripId })}
                />
              </li>
            ))}
          </ul>
        </section>
        {side.kind === 'plan' && (
          <TripPlanPanel riders={riders ?? []} chosen={wantedOrder} onAssigned={(tripId) => show({ kind: 'link', tripId })} />
        )}
        {side.kind === 'rider' && <RiderForm key={side.rider?.riderId} rider={side.rider} onClose={backToPlan} />}
        {side.kind === 'link' && <TripLinkPanel key={side.tripId} riders={riders} tripId={side.tripId} onClose={backToPlan} />}
      </div>
    </>
  )
}
