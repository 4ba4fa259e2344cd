import { Languages, MapPin, Navigation, PackageCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { setLocale, useLocale } from '../lib/locale.ts'
import { m } from '../paraglide/messages.js'
import { Failure } from '../ui/Failure.tsx'
import { Icon } from '../ui/Icon.tsx'
import { mapAddress } from './map-address.ts'
import { sharePosition } from './share-position.ts'
import { StopCard } from './StopCard.tsx'
import { useTripToken } from './trip-token.ts'
import './TripScreen.css'
import { useTrip, type Trip } from './use-trip.ts'

/** A rider's trip on their own phone: the stops in order, the next one open. */
export function TripScreen() {
  const { data: trip, error, refetch } = useTrip()
  const locale = useLocale(({ locale }) => locale)
  return (
    <main className="trip">
      <header className="trip__head">
        <span>
          <h1>{trip ? m.rider_trip({ name: trip.riderName }) : m.rider_title()}</h1>
          {trip && <p>{trip.shop.name}</p>}
        </span>
        <button type="button" onClick={() => setLocale(locale === 'en' ? 'zh-Hant' : 'en')}>
          <Icon of={Languages} size={20} />
          {m.frame_language()}
        </button>
      </header>
      {error && <Failure error={error} onRetry={refetch} />}
      {trip ? <Stops trip={trip} /> : !error && <p className="trip__note">{m.frame_loading()}</p>}
    </main>
  )
}

function Stops({ trip }: { trip: Trip }) {
  const underWay = trip.startedAt !== null && trip.endedAt === null
  const next = trip.stops.find(({ state }) => state === 'onTheWay' || state === 'waiting')
  return (
    <>
      {trip.startedAt === null && <p className="trip__note">{m.rider_not_begun()}</p>}
      {underWay && <Position />}
      {!next && (
        <p className="trip__done">
          <Icon of={PackageCheck} size={28} />
          {m.rider_all_done()}
        </p>
      )}
      <ol className="trip__stops">
        {trip.stops.map((stop) => (
          <li key={stop.orderId}>
            <StopCard stop={stop} isNext={stop === next} />
          </li>
        ))}
      </ol>
      <a className="trip__shop" href={mapAddress(trip.shop)} target="_blank" rel="noreferrer">
        <Icon of={MapPin} size={22} />
        {m.rider_back_to_shop({ address: trip.shop.address })}
      </a>
    </>
  )
}

/** Says whether the guests see where the rider is. */
function Position() {
  const token = useTripToken(({ token }) => token)
  const [state, setState] = useState<'asked' | 'on' | 'refused'>('asked')
  // The phone's position is outside React.
  useEffect(() => sharePosition(token, setState), [token])
  return (
    <p className={`trip__note is-${state}`} role="status">
      <Icon of={Navigation} size={20} />
      {state === 'refused' ? m.rider_position_off() : m.rider_position_on()}
    </p>
  )
}
