import { formatPrice } from '@harbour/rules'
import { Banknote, CircleCheck, IdCard, MapPin, MessageSquareText, Phone, Undo2 } from 'lucide-react'
import { classes } from '../lib/classes.ts'
import { timeOfDay } from '../lib/format.ts'
import { m } from '../paraglide/messages.js'
import { Icon } from '../ui/Icon.tsx'
import { EndStop } from './EndStop.tsx'
import './StopCard.css'
import { mapAddress } from './map-address.ts'
import type { Stop } from './use-trip.ts'

const stateWords: Record<Stop['state'], () => string> = {
  waiting: m.rider_waiting,
  onTheWay: m.rider_on_the_way,
  delivered: m.rider_delivered,
  comingBack: m.rider_coming_back,
  cancelled: m.rider_cancelled,
}

/** One stop: where, who, what to collect and to check, and how it ended. */
export function StopCard({ stop, isNext }: { stop: Stop; isNext: boolean }) {
  const open = stop.state === 'onTheWay' || stop.state === 'waiting'
  return (
    <article
      className={classes('stop', isNext && 'is-next', !open && 'is-over')}
      aria-label={m.rider_stop({ stop: stop.stop, number: stop.pickupNo })}
    >
      <header>
        <b>{stop.stop}</b>
        <h2>{stop.pickupNo}</h2>
        <span className="stop__state">
          {!open && <Icon of={stop.state === 'delivered' ? CircleCheck : Undo2} size={18} />}
          {open ? m.rider_by({ time: timeOfDay(stop.etaHigh) }) : stateWords[stop.state]()}
        </span>
      </header>
      {open && <Whereabouts stop={stop} />}
      {open && (
        <p className="stop__tags">
          {stop.toCollect > 0 ? (
            <span className="stop__cash">
              <Icon of={Banknote} size={18} />
              {m.rider_collect({ amount: formatPrice(stop.toCollect) })}
            </span>
          ) : (
            <span className="stop__paid">{m.board_paid()}</span>
          )}
          {stop.checkAge && (
            <span className="stop__age">
              <Icon of={IdCard} size={18} />
              {m.rider_check_age()}
            </span>
          )}
        </p>
      )}
      {stop.state === 'onTheWay' && isNext && <EndStop stop={stop} />}
    </article>
  )
}

function Whereabouts({ stop: { destination, contact, handover, request } }: { stop: Stop }) {
  return (
    <>
      {destination && (
        <a className="stop__where" href={mapAddress(destination)} target="_blank" rel="noreferrer">
          <Icon of={MapPin} size={22} />
          <span>
            <b>
              {[destination.building, destination.floor && m.rider_floor({ floor: destination.floor }), destination.flat]
                .filter(Boolean)
                .join(' ')}
            </b>
            <small>{destination.fullAddress}</small>
          </span>
        </a>
      )}
      {contact && (
        <a className="stop__call" href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}>
          <Icon of={Phone} size={22} />
          {m.rider_call({ name: contact.name })}
        </a>
      )}
      {(request || destination?.note || handover === 'door') && (
        <p className="stop__note">
          <Icon of={MessageSquareText} size={20} />
          <span>{[handover === 'door' ? m.rider_leave_at_door() : '', request, destination?.note].filter(Boolean).join(' · ')}</span>
        </p>
      )}
    </>
  )
}
