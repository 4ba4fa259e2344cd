import { MessageSquareText, RotateCw, Smartphone } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/Icon.tsx'
import { QrCode } from '../../../ui/QrCode.tsx'
import { TabletButton } from '../../../ui/TabletButton.tsx'
import { stateOfStop, type ShopRider } from '../rider.ts'
import { RiderFailure } from '../RiderFailure.tsx'
import './TripLinkPanel.css'
import { useTripLink } from '../trip-links.ts'
import { useAssign } from '../use-riders.ts'

type TripLinkPanelProps = { riders: readonly ShopRider[] | undefined; tripId: string; onClose: () => void }

/** The link that opens a trip on its rider's own phone: sent to it, or scanned from here. It is said once; a new one takes its place. */
export function TripLinkPanel({ riders, tripId, onClose }: TripLinkPanelProps) {
  const link = useTripLink(tripId)
  const assign = useAssign()
  const rider = riders?.find(({ trips }) => trips.some((trip) => trip.tripId === tripId))
  const trip = rider?.trips.find((each) => each.tripId === tripId)
  const toCome = trip?.stops.filter((stop) => stateOfStop(stop) === 'toCome').map(({ orderId }) => orderId) ?? []
  const name = rider?.name ?? ''
  return (
    <aside className="rside tlink" aria-labelledby="trip-link">
      <h2 id="trip-link">{m.riders_link_of({ name })}</h2>
      {link ? (
        <>
          <p className="tlink__how" role="status">
            <Icon of={link.texted ? MessageSquareText : Smartphone} />
            {link.texted ? m.riders_link_texted({ name }) : m.riders_link_scan({ name })}
          </p>
          <QrCode text={link.url} label={m.riders_link_qr({ name })} />
        </>
      ) : (
        <p className="rside__note">{riders && !trip ? m.riders_trip_over() : m.riders_link_once()}</p>
      )}
      {rider && toCome.length > 0 && (
        <TabletButton
          icon={RotateCw}
          disabled={assign.isPending}
          onClick={() => assign.mutate({ riderId: rider.riderId, orderIds: toCome })}
        >
          {link ? m.riders_link_again() : m.riders_link_make()}
        </TabletButton>
      )}
      <RiderFailure error={assign.error} />
      <TabletButton look="tint" onClick={onClose}>
        {m.riders_done()}
      </TabletButton>
    </aside>
  )
}
