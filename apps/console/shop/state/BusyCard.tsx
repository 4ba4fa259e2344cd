import type { ShopOverlay } from '@harbour/protocol'
import { Flame } from 'lucide-react'
import { useState } from 'react'
import { classes } from '../../lib/classes.ts'
import { timeOfDay } from '../../lib/format.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { Chip } from '../../ui/Chip.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { busyChoices, endChoices } from './state-choices.ts'

type BusyCardProps = {
  overlay: Pick<ShopOverlay, 'busyMinutes' | 'busyUntil'>
  isPending: boolean
  onSay: (minutes: number, until: number | null) => void
}

/** Adds minutes to each new order until a moment: a tap on either says it at once. */
export function BusyCard({ overlay: { busyMinutes, busyUntil }, isPending, onSay }: BusyCardProps) {
  const [ends] = useState(() => endChoices(serverNow()))
  const on = busyMinutes > 0
  const until = on ? busyUntil : (ends[1] ?? null)
  return (
    <section className={classes('state__card', 'state__busy', on && 'is-on')}>
      <h2>
        <span className="state__icon is-busy">
          <Icon of={Flame} size={28} />
        </span>
        {m.state_busy()}
        {on && <small className="state__now">{m.state_now()}</small>}
      </h2>
      <p>{m.state_busy_note()}</p>
      <h3>{m.state_how_many()}</h3>
      <div className="state__chips">
        {busyChoices.map((minutes) => (
          <Chip key={minutes} on={minutes === busyMinutes} disabled={isPending} onChoose={() => onSay(minutes, until)}>
            +{minutes}
          </Chip>
        ))}
      </div>
      <h3>{m.state_until_when()}</h3>
      <div className="state__chips">
        {ends.map((end) => (
          <Chip key={end} on={on && end === busyUntil} disabled={isPending || !on} onChoose={() => onSay(busyMinutes, end)}>
            {timeOfDay(end)}
          </Chip>
        ))}
        <Chip on={on && busyUntil === null} disabled={isPending || !on} onChoose={() => onSay(busyMinutes, null)}>
          {m.state_until_changed()}
        </Chip>
      </div>
    </section>
  )
}
