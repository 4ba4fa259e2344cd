import { CircleX, Gift, RotateCw, Undo2 } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { useMay } from '../../session/rights.ts'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { leftOf } from '../actions/refund-parts.ts'
import { isOver } from '../../words/order-words.ts'
import './OrderActions.css'
import type { OrderDetail } from './use-order-detail.ts'

/** Something that support may do about an order. */
export type OrderAction = 'refund' | 'goodwill' | 'resend' | 'cancel'

/** The things that may be done about an order; what cannot be done says why. */
export function OrderActions({ detail, onAction }: { detail: OrderDetail; onAction: (action: OrderAction) => void }) {
  if (!useMay('guest.help')) return null
  const refundable = detail.order.status !== -1 && detail.lines.some((_, index) => leftOf(detail, index) > 0)
  const over = isOver(detail.order.status)
  const inLocker = !over && detail.timeline.some(({ kind }) => kind === 'locker')
  const reasons = [
    !refundable && (detail.charged ? m.support_no_refund_left() : m.support_no_refund_paid()),
    !detail.order.guest.member && m.support_no_goodwill(),
    over && m.support_no_cancel(),
  ].filter((words) => words !== false)
  return (
    <Panel title={m.support_put_right()}>
      <div className="supput">
        <OfficeButton look="danger" icon={Undo2} disabled={!refundable} onClick={() => onAction('refund')}>
          {m.support_refund()}
        </OfficeButton>
        <OfficeButton icon={Gift} disabled={!detail.order.guest.member} onClick={() => onAction('goodwill')}>
          {m.support_goodwill()}
        </OfficeButton>
        {inLocker && (
          <OfficeButton icon={RotateCw} onClick={() => onAction('resend')}>
            {m.support_resend()}
          </OfficeButton>
        )}
        <OfficeButton look="danger" icon={CircleX} disabled={over} onClick={() => onAction('cancel')}>
          {m.support_cancel()}
        </OfficeButton>
      </div>
      {reasons.length > 0 && (
        <ul className="supput__why">
          {reasons.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
