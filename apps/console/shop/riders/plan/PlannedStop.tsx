import { ArrowDown, ArrowUp, Check } from 'lucide-react'
import { Link } from 'react-router'
import { classes } from '../../../lib/classes.ts'
import { timeOfDay } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/Icon.tsx'
import { TabletButton } from '../../../ui/TabletButton.tsx'
import { AgeTag, MoneyTag } from '../../orders/OrderTags.tsx'
import type { BoardOrder } from '../../orders/queued-step.ts'
import { paths } from '../../paths.ts'
import './PlannedStop.css'
import { failedWords } from '../rider-words.ts'
import type { ToDeliver } from './trip-plan.ts'

type PlannedStopProps = ToDeliver & {
  /** Its place in the trip that is being made; absent of an order that is in none. */
  stop?: number
  onToggle: () => void
  onEarlier?: (() => void) | undefined
  onLater?: (() => void) | undefined
}

const stateWords: Record<ToDeliver['state'], (order: BoardOrder) => string> = {
  back: ({ trip }) => (trip?.failed ? m.riders_comes_back({ reason: failedWords[trip.failed]() }) : ''),
  off: () => m.riders_taken_off(),
  ready: () => m.board_ready(),
  making: () => m.board_making(),
  out: () => m.riders_out_without(),
}

/** A delivery to be given out: a tap takes it in as a stop or out again, and buttons move it among the stops. */
export function PlannedStop({ order, state, stop, onToggle, onEarlier, onLater }: PlannedStopProps) {
  const { orderId, pickupNo, destination, etaHigh } = order
  return (
    <li className={classes('pstop', stop !== undefined && 'is-on', state === 'back' && 'is-back')}>
      <button type="button" className="pstop__what" aria-pressed={stop !== undefined} onClick={onToggle}>
        <span className="pstop__no">{stop ?? <Icon of={Check} size={18} />}</span>
        <span>
          <b>
            {pickupNo} <small>{m.riders_by({ time: timeOfDay(etaHigh) })}</small>
          </b>
          <small>{[destination?.district, destination?.building].filter(Boolean).join(' · ')}</small>
          <small className="pstop__state">{stateWords[state](order)}</small>
        </span>
      </button>
      <p className="pstop__tags">
        <MoneyTag order={order} />
        <AgeTag order={order} brief />
      </p>
      {stop !== undefined && (
        <div className="pstop__move">
          <TabletButton disabled={!onEarlier} onClick={onEarlier} aria-label={m.riders_earlier({ number: pickupNo })}>
            <Icon of={ArrowUp} />
          </TabletButton>
          <TabletButton disabled={!onLater} onClick={onLater} aria-label={m.riders_later({ number: pickupNo })}>
            <Icon of={ArrowDown} />
          </TabletButton>
        </div>
      )}
      {state === 'back' && (
        <p className="pstop__back">
          {m.riders_back_choice()}
          <Link className="kb kb--danger" to={paths.order(orderId)}>
            {order.checkAge ? m.riders_settle_age() : m.riders_settle()}
          </Link>
        </p>
      )}
    </li>
  )
}
