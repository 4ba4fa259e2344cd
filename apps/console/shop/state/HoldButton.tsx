import type { LucideIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import './HoldButton.css'
import { TabletButton } from '../../ui/TabletButton.tsx'
import { useHold } from '../../ui/use-hold.ts'

type HoldButtonProps = { icon: LucideIcon; disabled: boolean; words: string; onHeld: () => void }

/** A button that acts once it was held for two seconds, by finger or by key: it fills up meanwhile, and says so when it was let go too early. */
export function HoldButton({ icon, disabled, words, onHeld }: HoldButtonProps) {
  const [early, setEarly] = useState(false)
  const { held, handlers } = useHold(onHeld)
  const noteId = useId()
  const begin = () => setEarly(false)
  const end = () => held && setEarly(true)
  return (
    <div className="hold">
      <TabletButton
        look="danger"
        icon={icon}
        large
        block
        disabled={disabled}
        aria-describedby={noteId}
        className={held ? 'is-held' : ''}
        {...handlers}
        onPointerDown={() => (begin(), handlers.onPointerDown())}
        onPointerUp={() => (end(), handlers.onPointerUp())}
        onPointerLeave={() => (end(), handlers.onPointerLeave())}
        onKeyDown={(event) => (begin(), handlers.onKeyDown(event))}
        onKeyUp={() => (end(), handlers.onKeyUp())}
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
    </div>
  )
}
