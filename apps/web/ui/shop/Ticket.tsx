import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import type { IconComponent } from '../../lib/icon-component.ts'
import { Icon } from '../Icon.tsx'
import './Ticket.css'

export type TicketProps = {
  /** Yellow for an amount, green for a share of the bill, a picture for a product. */
  kind?: 'amount' | 'percent' | 'product'
  /** The stub: `<b><small>$</small>30</b><span>Cash voucher</span>`, or a `ProductImage`. */
  stub: ReactNode
  title: ReactNode
  detail?: ReactNode
  /** The last day, or a `Badge`; at the foot. */
  until?: ReactNode
  /** A small `Button`, a link, or the badge that says it is applied; at the foot. */
  action?: ReactNode
  /** Cannot be used now: the stub turns grey. Say why with `why` or with a `GapMeter` in `gap`. */
  off?: boolean
  why?: { icon: IconComponent; text: ReactNode }
  gap?: ReactNode
}

export function Ticket({ kind = 'amount', stub, title, detail, until, action, off, why, gap }: TicketProps) {
  return (
    <article className={classes('ticket', `ticket--${kind}`, off && 'is-off')}>
      <div className="ticket__val">{stub}</div>
      <div className="ticket__body">
        <h3 className="t3">{title}</h3>
        {detail != null && <p className="small ink2 clamp2">{detail}</p>}
        {gap}
        {why && (
          <p className="ticket__why">
            <Icon of={why.icon} size={18} />
            {why.text}
          </p>
        )}
        {(until != null || action != null) && (
          <div className="ticket__foot">
            <span className="cap ink3">{until}</span>
            {action}
          </div>
        )}
      </div>
    </article>
  )
}
