import { formatPrice } from '@harbour/rules'
import { CircleCheck, UserRoundCheck } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/Icon.tsx'
import { TabletButton } from '../../../ui/TabletButton.tsx'
import { methodName } from '../../orders/method-name.ts'
import './RefundPanel.css'
import type { Quote, RefundAnswer } from './use-refund.ts'

type RefundDoneProps = { given: RefundAnswer; quote: Quote | undefined; onClose: () => void }

/** The end of a refund: what went back, or that somebody else decides. */
export function RefundDone({ given, quote, onClose }: RefundDoneProps) {
  const asked = given.requestId !== null
  const amount = formatPrice(given.amount)
  return (
    <section className="refund" role="status">
      <p className={asked ? 'refund__end is-asked' : 'refund__end'}>
        <Icon of={asked ? UserRoundCheck : CircleCheck} size={28} />
        <b>{asked ? m.refund_asked({ amount }) : m.refund_done({ amount, method: quote ? methodName(quote.method) : '' })}</b>
      </p>
      {asked && <p>{m.refund_asked_say()}</p>}
      {!asked && given.refunded > given.amount && <p>{m.refund_all({ amount: formatPrice(given.refunded) })}</p>}
      {given.pointsBack > 0 && <p>{m.refund_points({ points: given.pointsBack })}</p>}
      <TabletButton look="go" block onClick={onClose}>
        {m.refund_close()}
      </TabletButton>
    </section>
  )
}
