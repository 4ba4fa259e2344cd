import type { ShopOverlay } from '@harbour/protocol'
import { OctagonPause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { classes } from '../../lib/classes.ts'
import { serverNow, useAtServerTime } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { Chip } from '../../ui/Chip.tsx'
import { HoldButton } from './HoldButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { TabletButton } from '../../ui/TabletButton.tsx'
import { ReasonChips } from './ReasonChips.tsx'
import { pauseChoices, pauseEnd } from './state-choices.ts'
import { pausedWords, type Reason } from './state-words.ts'

type PauseCardProps = {
  overlay: Pick<ShopOverlay, 'pausedUntil' | 'state'>
  paused: boolean
  disabled: boolean
  onPause: (until: number, reason: Reason) => void
  onResume: () => void
}

/** Stops new orders for a while: the button is held for two seconds, since guests are turned away by it. While they are stopped a tap takes them again. */
export function PauseCard({ overlay, paused, disabled, onPause, onResume }: PauseCardProps) {
  const head = useRef<HTMLHeadingElement>(null)
  const held = useRef(false)
  // The held button has gone: whoever works by keyboard goes on from the heading.
  useEffect(() => {
    if (paused && held.current) head.current?.focus()
    held.current = false
  }, [paused])
  return (
    <section className={classes('state__card', 'state__pause', paused && 'is-on')}>
      <h2 ref={head} tabIndex={-1}>
        <span className="state__icon is-paused">
          <Icon of={OctagonPause} size={28} />
        </span>
        {m.state_pause()}
        {paused && <small className="state__now">{m.state_now()}</small>}
      </h2>
      {paused ? (
        <>
          <p>{pausedWords(overlay)}</p>
          <PauseLeft until={overlay.pausedUntil ?? 0} />
          <TabletButton look="go" icon={Play} large block disabled={disabled} onClick={onResume}>
            {m.state_resume()}
          </TabletButton>
        </>
      ) : (
        <PauseForm
          disabled={disabled}
          onPause={(until, reason) => {
            held.current = true
            onPause(until, reason)
          }}
        />
      )}
    </section>
  )
}

function PauseLeft({ until }: { until: number }) {
  const minutes = useAtServerTime((now) => Math.max(1, Math.ceil((until - now) / 60_000)))
  return <p className="state__left">{m.state_pause_left({ minutes })}</p>
}

function PauseForm({ disabled, onPause }: Pick<PauseCardProps, 'disabled' | 'onPause'>) {
  const [minutes, choose] = useState<number>(30)
  const [reason, say] = useState<Reason>('rush')
  return (
    <>
      <p>{m.state_pause_note()}</p>
      <div className="state__chips" role="group" aria-label={m.state_how_long()}>
        {pauseChoices.map((each) => (
          <Chip key={each} on={each === minutes} disabled={disabled} onChoose={() => choose(each)}>
            {each === 60 ? m.state_hour() : m.board_minutes({ minutes: each })}
          </Chip>
        ))}
      </div>
      <ReasonChips chosen={reason} disabled={disabled} onChoose={say} />
      <HoldButton
        icon={OctagonPause}
        disabled={disabled}
        words={m.state_hold_to_pause({ minutes })}
        ask={{ question: m.state_pause_ask({ minutes }), yes: m.state_pause_yes(), no: m.state_pause_no() }}
        onHeld={() => onPause(pauseEnd(minutes, serverNow()), reason)}
      />
    </>
  )
}
