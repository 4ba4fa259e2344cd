import { ClockAlert, Hourglass } from 'lucide-react'
import { classes } from '../../lib/classes.ts'
import { stretchWords } from '../../lib/format.ts'
import { useAtServerTime } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import './OrderTimer.css'

const minute = 60_000
/** From here on a promise is near. */
const near = 5 * minute

/** The time that is left of a promise: amber from five minutes on, crimson and counting up once it is late. */
export function OrderTimer({ promisedBy }: { promisedBy: number }) {
  const left = useAtServerTime((now) => Math.ceil((promisedBy - now) / 1000) * 1000)
  const [late, warn] = [left < 0, left >= 0 && left <= near]
  return (
    <span className={classes('timer', late && 'is-late', warn && 'is-warn')} role="timer" aria-live="off">
      {late && <Icon of={ClockAlert} size={18} />}
      {warn && <Icon of={Hourglass} size={18} />}
      {late ? m.board_late({ time: stretchWords(-left) }) : stretchWords(left)}
    </span>
  )
}

/** The time since an order came in and waits for an answer. */
export function WaitingTimer({ since }: { since: number }) {
  const waited = useAtServerTime((now) => Math.floor((now - since) / 1000) * 1000)
  return (
    <span className={classes('timer', waited >= minute && 'is-warn', waited >= 4 * minute && 'is-late')} role="timer" aria-live="off">
      {stretchWords(waited)}
    </span>
  )
}
