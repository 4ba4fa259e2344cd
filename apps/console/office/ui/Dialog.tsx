import { X } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { classes } from '../../lib/classes.ts'
import { m } from '../../paraglide/messages.js'
import './Dialog.css'
import { OfficeButton } from './OfficeButton.tsx'

type DialogProps = {
  title: string
  onClose: () => void
  wide?: boolean
  /** The buttons at its foot; the way back is always there. */
  actions?: ReactNode
  /** The words of the way back, where it is not to cancel. */
  closeWords?: string
  children: ReactNode
}

/** A dialog for one decision: closed by its cross and by Escape, and never by a click beside it, so that nothing typed is lost. */
export function Dialog({ title, onClose, wide, actions, closeWords = m.office_cancel(), children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // A dialog is opened by the browser, and keeps the focus inside.
  useEffect(() => ref.current?.showModal(), [])
  return (
    <dialog ref={ref} className={classes('odlg', wide && 'odlg--wide')} aria-labelledby={titleId} onClose={onClose}>
      <header>
        <h2 id={titleId}>{title}</h2>
        <OfficeButton look="ghost" icon={X} aria-label={m.office_close()} onClick={onClose} />
      </header>
      <div className="odlg__in">{children}</div>
      {actions && (
        <footer>
          <OfficeButton onClick={onClose}>{closeWords}</OfficeButton>
          {actions}
        </footer>
      )}
    </dialog>
  )
}
