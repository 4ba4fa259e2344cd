import { CircleX, Gift, RotateCw, Undo2 } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { useMay } from '../../session/rights.ts'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { leftOf } from '../deeds/refund-parts.ts'
import { isOver } from '../../words/order-words.ts'
import './PutRight.css'
import type { Story } from './use-story.ts'

/** Something that support may do about an order. */
export type Deed = 'refund' | 'goodwill' | 'resend' | 'cancel'

/** The things that may be done about an order; what cannot be done says why. */
export function PutRight({ story, onDeed }: { story: Story; onDeed: (deed: Deed) => void }) {
  if (!useMay('guest.help')) return null
  const refundable = story.order.status !== -1 && story.lines.some((_, index) => leftOf(story, index) > 0)
  const over = isOver(story.order.status)
  const inLocker = !over && story.timeline.some(({ kind }) => kind === 'locker')
  const reasons = [
    !refundable && (story.charged ? m.support_no_refund_left() : m.support_no_refund_paid()),
    !story.order.guest.member && m.support_no_goodwill(),
    over && m.support_no_cancel(),
  ].filter((words) => words !== false)
  return (
    <Panel title={m.support_put_right()}>
      <div className="supput">
        <OfficeButton look="danger" icon={Undo2} disabled={!refundable} onClick={() => onDeed('refund')}>
          {m.support_refund()}
        </OfficeButton>
        <OfficeButton icon={Gift} disabled={!story.order.guest.member} onClick={() => onDeed('goodwill')}>
          {m.support_goodwill()}
        </OfficeButton>
        {inLocker && (
          <OfficeButton icon={RotateCw} onClick={() => onDeed('resend')}>
            {m.support_resend()}
          </OfficeButton>
        )}
        <OfficeButton look="danger" icon={CircleX} disabled={over} onClick={() => onDeed('cancel')}>
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
