import type { ShopOverlay } from '@harbour/protocol'
import { Eye, Flame } from 'lucide-react'
import { useState } from 'react'
import { classes } from '../../lib/classes.ts'
import { timeOfDay } from '../../lib/format.ts'
import { serverNow, useAtServerTime } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { Chip } from '../../ui/Chip.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { OwnMinutes } from './OwnMinutes.tsx'
import { ReasonChips } from './ReasonChips.tsx'
import { busyChoices, endChoices } from './state-choices.ts'
import { choosable, type Reason } from './state-words.ts'

type BusyCardProps = {
  overlay: Pick<ShopOverlay, 'busyMinutes' | 'busyUntil' | 'state'>
  quote: string
  disabled: boolean
  onSay: (minutes: number, until: number | null, reason: Reason | null) => void
}

/** Adds minutes to each new order until a moment: a tap on any choice says it at once. */
export function BusyCard({ overlay: { busyMinutes, busyUntil, state }, quote, disabled, onSay }: BusyCardProps) {
  const quarter = useAtServerTime((now) => Math.floor(now / 900_000))
  const [asked, ask] = useState<Reason>('rush')
  const [own, setOwn] = useState(false)
  const on = busyMinutes > 0
  const ends = endChoices(Math.max(quarter * 900_000, serverNow()))
  const until = on ? busyUntil : (ends[1] ?? null)
  const reason = on ? choosable(state.reason) : asked
  const isOwn = on && !busyChoices.some((minutes) => minutes === busyMinutes)
  const say = (minutes: number) => {
    setOwn(false)
    onSay(minutes, until, reason)
  }
  return (
    <section className={classes('state__card', 'state__busy', on && 'is-on')}>
      <h2>
        <span className="state__icon is-busy">
          <Icon of={Flame} size={28} />
        </span>
        {m.state_busy()}
        {on && <small className="state__now">{m.state_now()}</small>}
      </h2>
      {on ? (
        <p className="state__sees">
          <Icon of={Eye} />
          <span>
            {m.state_guests_see()} <b>{quote}</b>
          </span>
        </p>
      ) : (
        <p>{m.state_busy_note()}</p>
      )}
      <h3>{m.state_how_many()}</h3>
      {own ? (
        <OwnMinutes first={on ? busyMinutes : 25} disabled={disabled} onSay={say} onClose={() => setOwn(false)} />
      ) : (
        <div className="state__chips" role="group" aria-label={m.state_how_many()}>
          {busyChoices.map((minutes) => (
            <Chip key={minutes} on={minutes === busyMinutes} disabled={disabled} onChoose={() => say(minutes)}>
              +{minutes}
            </Chip>
          ))}
          <Chip on={isOwn} disabled={disabled} onChoose={() => setOwn(true)}>
            {isOwn ? `+${busyMinutes}` : m.state_own()}
          </Chip>
        </div>
      )}
      <h3>{m.state_until_when()}</h3>
      <div className="state__chips state__ends" role="group" aria-label={m.state_until_when()}>
        {busyUntil !== null && on && !ends.includes(busyUntil) && (
          <Chip on disabled={disabled} onChoose={() => undefined}>
            {timeOfDay(busyUntil)}
          </Chip>
        )}
        {ends.map((end) => (
          <Chip key={end} on={on && end === busyUntil} disabled={disabled || !on} onChoose={() => onSay(busyMinutes, end, reason)}>
            {timeOfDay(end)}
          </Chip>
        ))}
        <Chip on={on && busyUntil === null} disabled={disabled || !on} onChoose={() => onSay(busyMinutes, null, reason)}>
          {m.state_until_changed()}
        </Chip>
      </div>
      <h3>{m.state_reason()}</h3>
      <ReasonChips chosen={reason} disabled={disabled} onChoose={(why) => (on ? onSay(busyMinutes, busyUntil, why) : ask(why))} />
    </section>
  )
}
