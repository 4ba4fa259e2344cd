import { X } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { TabletButton } from './TabletButton.tsx'
import { Icon } from './Icon.tsx'
import './Sheet.css'

type SheetProps = { title: string; onClose: () => void; children: ReactNode }

/** A dialog over the screen, for one decision; closed by its cross, by Escape, and by a tap beside it. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // A dialog is opened by the browser, and keeps the focus inside.
  useEffect(() => ref.current?.showModal(), [])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a tap beside it is one on the dialog itself; Escape does the same
    <dialog
      ref={ref}
      className="sheet"
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={({ target }) => target === ref.current && onClose()}
    >
      <div className="sheet__in">
        <header>
          <h2 id={titleId}>{title}</h2>
          <TabletButton className="kb--ic" onClick={onClose} aria-label={m.frame_close()}>
            <Icon of={X} size={24} />
          </TabletButton>
        </header>
        {children}
      </div>
    </dialog>
  )
}
