import { formatPrice } from '@harbour/rules'
import { Banknote, CircleCheck, HousePlus, IdCard, MapPin, MessageSquareText, Package, Phone, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { classes } from '../lib/classes.ts'
import { timeOfDay } from '../lib/format.ts'
import { m } from '../paraglide/messages.js'
import { Icon } from '../ui/Icon.tsx'
import { TabletButton } from '../ui/TabletButton.tsx'
import { EndStop } from './EndStop.tsx'
import { failureWords } from './failure-words.ts'
import './StopCard.css'
import { mapAddress } from './map-address.ts'
import { useReportQueue } from './report-queue.ts'
import { isOpen, type ShownStop } from './trip.ts'
import { ReportNote } from './ReportNote.tsx'

const stateWords: Record<ShownStop['state'], () => string> = {
  waiting: m.rider_waiting,
  onTheWay: m.rider_on_the_way,
  delivered: m.rider_delivered,
  comingBack: m.rider_coming_back,
  cancelled: m.rider_cancelled,
}

/** One stop: where, who, what to collect and to check, and how it ended. The next one is open; another on its way opens by a tap. */
export function StopCard({ stop, isNext }: { stop: ShownStop; isNext: boolean }) {
  const [wanted, setWanted] = useState(false)
  const refused = useReportQueue(({ refused }) => refused.find(({ orderId }) => orderId === stop.orderId))
  const open = isOpen(stop)
  const mayEnd = stop.state === 'onTheWay'
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
          {open ? m.rider_by({ time: timeOfDay(stop.etaHigh) }) : endWords(stop)}
        </span>
      </header>
      {stop.report && <ReportNote report={stop.report} />}
      {refused && open && (
        <p className="stop__refused" role="alert">
          {refused.why}
        </p>
      )}
      {open && <Whereabouts stop={stop} />}
      {open && <Tags stop={stop} />}
      {mayEnd && (isNext || wanted) && <EndStop stop={stop} />}
      {mayEnd && !isNext && !wanted && (
        <TabletButton block onClick={() => setWanted(true)}>
          {m.rider_this_first()}
        </TabletButton>
      )}
    </article>
  )
}

function endWords({ state, failed, collected }: ShownStop): string {
  if (state === 'comingBack' && failed) return m.rider_and({ one: m.rider_coming_back(), other: failureWords[failed]() })
  if (state === 'delivered' && collected) return m.rider_and({ one: m.rider_delivered(), other: formatPrice(collected) })
  return stateWords[state]()
}

function Tags({ stop: { toCollect, checkAge, quarantined, itemCount } }: { stop: ShownStop }) {
  return (
    <p className="stop__tags">
      {toCollect > 0 ? (
        <span className="stop__cash">
          <Icon of={Banknote} size={18} />
          {m.rider_collect({ amount: formatPrice(toCollect) })}
        </span>
      ) : (
        <span className="stop__paid">{m.board_paid()}</span>
      )}
      {checkAge && (
        <span className="stop__age">
          <Icon of={IdCard} size={18} />
          {m.rider_check_age()}
        </span>
      )}
      {quarantined && (
        <span className="stop__home">
          <Icon of={HousePlus} size={18} />
          {m.rider_quarantined()}
        </span>
      )}
      <span className="stop__items">
        <Icon of={Package} size={18} />
        {m.rider_items({ count: itemCount })}
      </span>
    </p>
  )
}

const handoverWords = { hand: () => '', door: m.rider_leave_at_door, locker: m.rider_into_locker }

function Whereabouts({ stop: { destination, contact, handover, request } }: { stop: ShownStop }) {
  const notes = [handover && handoverWords[handover](), request, destination?.note].filter(Boolean)
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
      {notes.length > 0 && (
        <p className="stop__note">
          <Icon of={MessageSquareText} size={20} />
          <span>{notes.join(' · ')}</span>
        </p>
      )}
    </>
  )
}
