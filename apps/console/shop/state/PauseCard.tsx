import { shopStateReasons } from '@harbour/rules'
import { OctagonPause } from 'lucide-react'
import { useState } from 'react'
import { classes } from '../../lib/classes.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { Chip } from '../../ui/Chip.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { TabletButton } from '../../ui/TabletButton.tsx'
import { useHold } from '../../ui/use-hold.ts'
import { pauseChoices } from './state-choices.ts'

type Reason = (typeof shopStateReasons)[number]
type PauseCardProps = { paused: boolean; isPending: boolean; onPause: (until: number, reason: Reason) => void }

const reasonWords: Record<Reason, () => string> = {
  rush: m.state_reason_rush,
  staffing: m.state_reason_staffing,
  equipment: m.state_reason_equipment,
  weather: m.state_reason_weather,
  other: m.state_reason_other,
}

/** Stops new orders for a while: the button is held for two seconds, since guests are turned away by it. */
export function PauseCard({ paused, isPending, onPause }: PauseCardProps) {
  const [minutes, choose] = useState<number>(30)
  const [reason, say] = useState<Reason>('rush')
  const { held, handlers } = useHold(() => onPause(Math.ceil((serverNow() + minutes * 60_000) / 60_000) * 60_000, reason))
  return (
    <section className={classes('state__card', 'state__pause', paused && 'is-on')}>
      <h2>
        <span className="state__icon is-paused">
          <Icon of={OctagonPause} size={28} />
        </span>
        {m.state_pause()}
      </h2>
      <p>{m.state_pause_note()}</p>
      <div className="state__chips" role="group" aria-label={m.state_how_long()}>
        {pauseChoices.map((each) => (
          <Chip key={each} on={each === minutes} onChoose={() => choose(each)}>
            {m.board_minutes({ minutes: each })}
          </Chip>
        ))}
      </div>
      <div className="state__reasons" role="group" aria-label={m.state_reason()}>
        {shopStateReasons.map((each) => (
          <Chip key={each} on={each === reason} onChoose={() => say(each)}>
            {reasonWords[each]()}
          </Chip>
        ))}
      </div>
      <TabletButton look={held ? 'solid-danger' : 'danger'} icon={OctagonPause} large block disabled={isPending} {...handlers}>
        {held ? m.state_keep_holding() : m.state_hold_to_pause({ minutes })}
      </TabletButton>
    </section>
  )
}
