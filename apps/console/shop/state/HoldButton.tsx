import type { LucideIcon } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { m } from '../../paraglide/messages.js'
import './HoldButton.css'
import { isAssisted } from '../../ui/assisted-press.ts'
import { TabletButton } from '../../ui/TabletButton.tsx'
import { useHold } from '../../ui/use-hold.ts'
import { HoldQuestion, type HoldAsk } from './HoldQuestion.tsx'

type HoldButtonProps = { icon: LucideIcon; disabled: boolean; words: string; ask: HoldAsk; onHeld: () => void }

/**
 * A button that acts once it was held for two seconds, by finger or by key: it fills up meanwhile, and says so when it was let go too early. Who cannot hold it,
 * such as by the double tap of a screen reader or a short press of a key, is asked in its place.
 */
export function HoldButton({ icon, disabled, words, ask, onHeld }: HoldButtonProps) {
  const [early, setEarly] = useState(false)
  const [asks, setAsks] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const press = useRef<{ width: number; height: number } | null>(null)
  const { held, handlers } = useHold(onHeld)
  const noteId = useId()
  const begin = () => setEarly(false)
  const end = () => held && setEarly(true)
  const askInstead = () => (setEarly(false), setAsks(true))
  const close = () => {
    setAsks(false)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!presses(event)) return
    event.preventDefault() // a key that is held would click, too
    begin()
    handlers.onKeyDown(event)
  }
  const onKeyUp = (event: KeyboardEvent) => {
    if (!presses(event)) return
    event.preventDefault()
    handlers.onKeyUp()
    if (held) askInstead()
  }
  return (
    <div className="hold">
      <TabletButton
        ref={button}
        look="danger"
        icon={icon}
        large
        block
        disabled={disabled}
        aria-describedby={noteId}
        className={held ? 'is-held' : ''}
        {...handlers}
        onPointerDown={({ width, height }) => {
          press.current = { width, height }
          begin()
          handlers.onPointerDown()
        }}
        onPointerUp={() => (end(), handlers.onPointerUp())}
        onPointerLeave={() => (end(), handlers.onPointerLeave())}
        onKeyDown={onKeyDown}
        onKeyUp={onKeyUp}
        onClick={(event) => {
          if (isAssisted(event, press.current)) askInstead()
          press.current = null
        }}
        onContextMenu={(event) => event.preventDefault()}
      >
        <span>{held ? m.state_keep_holding() : words}</span>
      </TabletButton>
      <p id={noteId} className={early ? 'hold__early' : 'visually-hidden'}>
        {early ? m.state_held_too_short() : m.state_hold_how()}
      </p>
      <span className="visually-hidden" role="status">
        {held ? m.state_keep_holding() : early ? m.state_held_too_short() : ''}
      </span>
      {asks && !disabled && <HoldQuestion ask={ask} onYes={() => (setAsks(false), onHeld())} onNo={close} />}
    </div>
  )
}

const presses = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter'
