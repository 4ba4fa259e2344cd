import type { Answer, orderRefundQuoteGet } from '@harbour/protocol'
import { money } from '../../../lib/money-text.ts'
import { sentences } from '../../../lib/sentences.ts'
import { m } from '../../../paraglide/messages.js'
import { Callout } from '../../ui/Callout.tsx'
import { methodName } from '../../words/order-words.ts'

/** The consequence of a refund, before it is asked for. */
export function RefundQuote({ quote }: { quote: Answer<typeof orderRefundQuoteGet> }) {
  const { amount, left, method, card, pointsBack, savingsKept, asks } = quote
  return (
    <div role="status">
      <Callout look={asks ? 'warn' : 'info'}>
        <b>{m.support_quote({ amount: money(amount), method: methodName(method), left: money(left) })}</b>{' '}
        {sentences(
          card !== null && m.support_quote_card({ last4: card.last4 }),
          pointsBack > 0 && m.support_quote_points({ points: pointsBack }),
          savingsKept > 0 && m.support_quote_savings({ amount: money(savingsKept) }),
          asks && m.support_quote_asks(),
        )}
      </Callout>
    </div>
  )
}
