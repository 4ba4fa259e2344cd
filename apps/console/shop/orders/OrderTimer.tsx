import { answerPatience } from '@harbour/rules'
import { ClockAlert, Hourglass } from 'lucide-react'
import { use } from 'react'
import { classes } from '../../lib/classes.ts'
import { durationWords, timeOfDay } from '../../lib/format.ts'
import { useAtServerTime } from '../../lib/server-clock.ts'
import { InViewContext } from '../../lib/use-in-view.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import './OrderTimer.css'
import type { ShopOrder } from './shop-order.ts'

const minute = 60_000
/** From here on a promise is near. */
const near = 5 * minute

type OrderTimerProps = { promisedBy: number; coarse?: boolean }

/** The time that is left of a promise, in seconds or (`coarse`) in minutes: amber from five minutes on, crimson and counting up once it is late. */
export function OrderTimer({ promisedBy, coarse = false }: OrderTimerProps) {
  const seen = use(InViewContext)
  const step = coarse ? minute : 1000
  const left = useAtServerTime(
    (now) => (now > promisedBy ? -Math.floor((now - promisedBy) / 1000) * 1000 - 1 : Math.ceil((promisedBy - now) / step) * step),
    seen,
  )
  const [late, warn] = [left < 0, left >= 0 && left <= near && !coarse]
  return (
    <span className={classes('timer', late && 'is-late', warn && 'is-warn')} role="timer" aria-live="off">
      {late && <Icon of={ClockAlert} size={18} />}
      {warn && <Icon of={Hourglass} size={18} />}
      {timerWords(left, coarse)}
    </span>
  )
}

function timerWords(left: number, coarse: boolean): string {
  if (left < 0) return m.board_late({ time: durationWords(-left) })
  return coarse ? m.board_minutes({ minutes: left / minute }) : durationWords(left)
}

/** The time since an order waits for an answer: since it came in, or since its shop opened where that was by night. */
export function WaitingTimer({ order }: { order: Pick<ShopOrder, 'placedAt' | 'answerBy'> }) {
  const since = waitsSince(order)
  const waited = useAtServerTime((now) => Math.max(0, Math.floor((now - since) / 1000)) * 1000, use(InViewContext))
  return (
    <span className={classes('timer', waited >= minute && 'is-warn', waited >= 4 * minute && 'is-late')} role="timer" aria-live="off">
      {durationWords(waited)}
    </span>
  )
}

/** The moment from which on an order waits for an answer. */
export const waitsSince = ({ placedAt, answerBy }: Pick<ShopOrder, 'placedAt' | 'answerBy'>): number =>
  answerBy === null ? placedAt : answerBy - answerPatience

/** A time of day in the timer's place, where nothing counts. */
export function PlainTime({ at }: { at: number }) {
  return <span className="timer is-plain">{timeOfDay(at)}</span>
}
