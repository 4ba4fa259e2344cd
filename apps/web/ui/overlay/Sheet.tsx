import { X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { IconButton } from '../IconButton.tsx'
import { pressedOutside, useModal } from './modal.ts'
import { classes } from '../classes.ts'
import './modal.css'
import './Sheet.css'

export type SheetProps = {
  open: boolean
  /** The guest wants it closed: the cross, Escape, a press outside. */
  onClose: () => void
  title: ReactNode
  subtitle?: ReactNode
  /** Beside the cross: "Clear". */
  end?: ReactNode
  /** Stays under the head while the rest scrolls: a meter, tabs. */
  top?: ReactNode
  /** Stays at the foot: the way onward. */
  foot?: ReactNode
  /** As tall as a sheet may be, whatever it holds. */
  tall?: boolean
  className?: string
  children: ReactNode
}

export function Sheet({ open, onClose, title, subtitle, end, top, foot, tall, className, children }: SheetProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { present, dialog } = useModal(open, onClose, heading)
  const titleId = useId()
  return (
    <dialog
      {...dialog}
      closedby="any"
      aria-labelledby={titleId}
      className={classes('sheet', tall && 'sheet--tall', className)}
      onClick={(event) => pressedOutside(event) && onClose()}
    >
      {present && (
        <div className="sheet__in">
          <div className="sheet__grip" />
          <div className="sheet__head">
            <div className="grow">
              <h2 ref={heading} id={titleId} className="t2" tabIndex={-1}>
                {title}
              </h2>
              {subtitle != null && <p className="small ink2">{subtitle}</p>}
            </div>
            {end}
            <IconButton icon={X} label={m.ui_close()} onClick={onClose} />
          </div>
          {top}
          <div className="sheet__scroll">{children}</div>
          {foot != null && <footer className="sheet__foot">{foot}</footer>}
        </div>
      )}
    </dialog>
  )
}
