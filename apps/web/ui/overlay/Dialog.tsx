import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import type { IconComponent } from '../../lib/icon-component.ts'
import { Icon } from '../Icon.tsx'
import { useModal } from './modal.ts'
import './modal.css'
import './Dialog.css'

export type DialogProps = {
  open: boolean
  /** Escape, or the phone's back gesture: the quiet way out. A press outside does not close a question. */
  onClose: () => void
  title: ReactNode
  /** A picture head of 148 px with a wave at its foot. */
  art?: ReactNode
  /** Stands over the title in place of a sign. */
  head?: ReactNode
  /** A sign of what is the matter, over the title. */
  icon?: IconComponent
  /** The buttons, one under the other: one red, one ghost. */
  actions?: ReactNode
  /** The guest must decide: a warning or a question that stopped them. */
  alert?: boolean
  className?: string
  children?: ReactNode
}

export function Dialog({ open, onClose, title, art, head, icon, actions, alert, className, children }: DialogProps) {
  const { present, dialog } = useModal(open, onClose)
  const titleId = useId()
  const textId = useId()
  return (
    <dialog
      {...dialog}
      closedby="closerequest"
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      aria-describedby={textId}
      className={classes('dialog', art != null && 'nt', className)}
    >
      {present && (
        <>
          {art != null && (
            <div className="nt__art">
              {art}
              <div className="nt__foot" />
            </div>
          )}
          <div className="dialog__body">
            {head}
            {icon && (
              <span className="dialog__icon">
                <Icon of={icon} size={28} />
              </span>
            )}
            <h2 id={titleId} className="t2">
              {title}
            </h2>
            <div id={textId} className="dialog__text">
              {children}
            </div>
            {actions != null && <div className="dialog__acts">{actions}</div>}
          </div>
        </>
      )}
    </dialog>
  )
}
