import { Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import { useAtServerTime } from '../lib/server-clock.ts'
import { m } from '../paraglide/messages.js'
import { Icon } from './Icon.tsx'
import { undo, useUndo, type UndoOffer } from './undo.ts'
import './UndoBar.css'

export { offerUndo } from './undo.ts'

/** The dark bar that says what was just done, and takes it back. */
export function UndoBar() {
  const offer = useUndo(({ offer }) => offer)
  return <div role="status">{offer && <Offer offer={offer} />}</div>
}

function Offer({ offer: { words, until, onUndo } }: { offer: UndoOffer }) {
  const canUndo = onUndo !== null
  // The screens make room for it, as their sheets say.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-undo', canUndo)
    return () => document.documentElement.removeAttribute('data-undo')
  }, [canUndo])
  const seconds = useAtServerTime((now) => Math.max(0, Math.ceil((until - now) / 1000)))
  return (
    <p className="undo">
      <span>{words}</span>
      {onUndo && (
        <button type="button" onClick={() => void undo()}>
          <Icon of={Undo2} size={22} />
          {m.stand_undo()} <span aria-hidden>{m.stand_seconds({ seconds })}</span>
        </button>
      )}
    </p>
  )
}
