import type { OrderDetail } from '@harbour/protocol'
import { distanceMetres, formatTime } from '@harbour/rules'
import { MessageSquareText, Phone } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { distanceWords } from '../../../entities/location/guest-location.ts'
import { telephone } from '../../../entities/contact/phone-number.ts'
import { IconButton } from '../../../ui/IconButton.tsx'

/** The rider who brings the order, how far away they are, and how to reach them; what the map shows, in words. */
export function RiderRow({ order: { rider, destination, brand } }: { order: OrderDetail }) {
  if (!rider || !destination) return null
  const distance = distanceWords(distanceMetres(rider, destination))
  const phone = rider.phone === undefined ? null : telephone(rider.phone, brand).href
  return (
    <section className="rider" aria-label={m.tracker_rider()}>
      <span className="rider__av" aria-hidden="true">
        {initialOf(rider.name)}
      </span>
      <span className="trk__words">
        <b className="strong">{rider.name}</b>
        <span className="small ink2 num">
          {vehicles[rider.vehicle]()} · {m.tracker_rider_away({ distance, time: formatTime(rider.at) })}
        </span>
      </span>
      {phone && (
        <>
          <IconButton icon={MessageSquareText} look="tint" label={m.tracker_message_rider()} href={phone.replace('tel:', 'sms:')} />
          <IconButton icon={Phone} look="tint" label={m.tracker_call_rider()} href={phone} />
        </>
      )}
    </section>
  )
}

/** A Chinese name is known by its last character, any other by its first letter. */
function initialOf(name: string): string {
  const letters = [...name]
  return (/\p{Script=Han}$/u.test(name) ? letters.at(-1) : letters[0]?.toUpperCase()) ?? ''
}

const vehicles = { motorbike: m.tracker_motorbike, bicycle: m.tracker_bicycle, car: m.tracker_car, foot: m.tracker_foot }
