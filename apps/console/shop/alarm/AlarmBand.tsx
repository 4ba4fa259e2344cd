import { BellRing } from 'lucide-react'
import { classes } from '../../lib/classes.ts'
import { durationWords } from '../../lib/format.ts'
import { useAtServerTime } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { LineSign } from '../frame/LineSign.tsx'
import { useLineState } from '../orders/line-state.ts'
import { useDevice } from '../device/device-store.ts'
import type { ShopOrder } from '../orders/shop-order.ts'
import { stepOf, waitsSince } from './escalation.ts'
import { nextStepWords } from './next-step-words.ts'
import { orderTypeName } from '../../words/order-type-name.ts'

/** The red band: which order it is, how many wait behind it, how long it has waited and what comes next; and that no answer can leave while there is no line. */
export function AlarmBand({ order, more }: { order: ShopOrder; more: number }) {
  const step = useAtServerTime((now) => stepOf(order, now))
  const phoneTakesSms = useDevice((device) => device.phoneTakesSms)
  const line = useLineState()
  const waited = useAtServerTime((now) => Math.max(0, Math.floor((now - waitsSince(order)) / 1000)) * 1000)
  return (
    <header className={classes('al__top', step !== 'ringing' && 'is-pressing')}>
      <span className="al__bell">
        <Icon of={BellRing} size={44} />
      </span>
      <div className="al__what">
        <h1 id="alarm-title">{m.alarm_title({ number: order.pickupNo, way: orderTypeName(order.orderType) })}</h1>
        <p id="alarm-until">
          {m.alarm_until()}
          {more > 0 && <b> · {m.alarm_more({ count: more })}</b>}
        </p>
      </div>
      <p className="al__line" role="status">
        {line === 'offline' && (
          <>
            <LineSign /> <span aria-hidden="true">{m.stand_offline()}</span>
          </>
        )}
      </p>
      <div className="al__waited">
        <b role="timer" aria-live="off">
          {durationWords(waited)}
        </b>
        <p>{nextStepWords(step, { phoneTakesSms })}</p>
      </div>
    </header>
  )
}
