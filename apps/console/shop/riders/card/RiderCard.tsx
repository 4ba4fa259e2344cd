import { Pencil, Phone } from 'lucide-react'
import { classes } from '../../../lib/classes.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/Icon.tsx'
import { TabletButton } from '../../../ui/TabletButton.tsx'
import { CashHandIn } from './CashHandIn.tsx'
import type { ShopRider } from '../rider.ts'
import './RiderCard.css'
import { RiderLine } from '../RiderLine.tsx'
import { telLink, vehicles, whereaboutsWords } from '../rider-words.ts'
import { TripStops } from './TripStops.tsx'

type RiderCardProps = { rider: ShopRider; onEdit: () => void; onLink: (tripId: string) => void }

/** A rider of the shop: where they are, what they have with them, and the cash that they carry. */
export function RiderCard({ rider, onEdit, onLink }: RiderCardProps) {
  const { riderId, name, phone, vehicle, out, trips } = rider
  return (
    <article className={classes('rcard', out && 'is-out')} aria-labelledby={`rider-${riderId}`}>
      <header>
        <RiderLine name={name}>
          <h2 id={`rider-${riderId}`}>{name}</h2>
          <small className="rcard__where">
            <Icon of={vehicles[vehicle].icon} size={18} />
            {m.riders_and({ one: vehicles[vehicle].words(), other: whereaboutsWords(rider) })}
          </small>
        </RiderLine>
        <TabletButton className="rcard__edit" onClick={onEdit} aria-label={m.riders_edit({ name })}>
          <Icon of={Pencil} size={22} />
        </TabletButton>
      </header>
      {phone && (
        <a className="kb kb--line kb--block" href={telLink(phone)}>
          <Icon of={Phone} size={22} />
          {m.riders_call_at({ phone })}
        </a>
      )}
      {trips.map((trip) => (
        <TripStops key={trip.tripId} trip={trip} rider={rider} onLink={() => onLink(trip.tripId)} />
      ))}
      <CashHandIn rider={rider} />
    </article>
  )
}
