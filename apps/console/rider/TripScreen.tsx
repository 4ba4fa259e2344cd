import { Languages, MapPin, MessageSquareText, Navigation, PackageCheck, Phone, WifiOff } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { CallFailure } from '../api/call-failure.ts'
import { timeOfDay } from '../lib/format.ts'
import { setLocale, useLocale } from '../lib/locale.ts'
import { keepAwake } from '../lib/wake-lock.ts'
import { m } from '../paraglide/messages.js'
import { Failure } from '../ui/Failure.tsx'
import { Icon } from '../ui/Icon.tsx'
import { mapAddress } from './map-address.ts'
import { sharePosition } from './share-position.ts'
import { StopCard } from './StopCard.tsx'
import { nextStop, type ShownTrip } from './trip.ts'
import { useTripToken } from './trip-token.ts'
import './TripScreen.css'
import { useTrip, useWordsOnTheirWay } from './use-trip.ts'

const TripMap = lazy(async () => ({ default: (await import('./map/TripMap.tsx')).TripMap }))

/** A rider's trip on their own phone: the stops in order, the next one open. */
export function TripScreen() {
  const { known, over, trip, heardAt, error, retry } = useTrip()
  useWordsOnTheirWay()
  const locale = useLocale(({ locale }) => locale)
  const lost = error instanceof CallFailure && error.isLost
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
      {trip && lost && (
        <p className="trip__note is-refused" role="status">
          <Icon of={WifiOff} size={20} />
          {m.rider_offline({ time: timeOfDay(heardAt) })}
        </p>
      )}
      {over && (
        <p className="trip__done" role="status">
          {m.rider_over()}
        </p>
      )}
      {error && !over && !(trip && lost) && <Failure error={error} onRetry={retry} />}
      {trip && <Stops trip={trip} lost={lost} />}
      {!trip && !over && !error && (
        <p className="trip__note">
          {!known && <Icon of={MessageSquareText} size={20} />}
          {known ? m.frame_loading() : m.rider_no_link()}
        </p>
      )}
    </main>
  )
}

function Stops({ trip, lost }: { trip: ShownTrip; lost: boolean }) {
  const next = nextStop(trip.stops)
  const underWay = trip.startedAt !== null && trip.endedAt === null
  return (
    <>
      {trip.startedAt === null && trip.endedAt === null && next?.state === 'waiting' && <p className="trip__note">{m.rider_not_begun()}</p>}
      {underWay && <Position lost={lost} />}
      {!next && (
        <p className="trip__done" role="status">
          <Icon of={PackageCheck} size={28} />
          {m.rider_all_done()}
        </p>
      )}
      {next && (
        <Suspense fallback={null}>
          <TripMap trip={trip} />
        </Suspense>
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
      {trip.shop.phone && (
        <a className="trip__shop" href={`tel:${trip.shop.phone.replaceAll(/[^+\d]/g, '')}`}>
          <Icon of={Phone} size={22} />
          {m.rider_call({ name: trip.shop.name })}
        </a>
      )}
    </>
  )
}

/** Says whether the guests see where the rider is, which nobody knows without a network, and keeps the screen on meanwhile. */
function Position({ lost }: { lost: boolean }) {
  const token = useTripToken(({ token }) => token)
  const [state, setState] = useState<'asked' | 'on' | 'refused'>('asked')
  // The phone's position and its screen are outside React.
  useEffect(() => sharePosition(token, setState), [token])
  useEffect(keepAwake, [])
  if (lost && state !== 'refused') return null
  return (
    <p className={`trip__note is-${state}`} role="status">
      <Icon of={Navigation} size={20} />
      {state === 'refused' ? m.rider_position_off() : m.rider_position_on()}
    </p>
  )
}
