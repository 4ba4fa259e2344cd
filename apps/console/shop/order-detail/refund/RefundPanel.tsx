import { shopRefundQuoteGet, type Sent } from '@harbour/protocol'
import { formatPrice } from '@harbour/rules'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { query } from '../../../api/call.ts'
import { useKeys } from '../../../api/keys.ts'
import { sentences } from '../../../lib/sentences.ts'
import { m } from '../../../paraglide/messages.js'
import { Chip } from '../../../ui/Chip.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { TabletButton } from '../../../ui/TabletButton.tsx'
import { methodName } from '../../orders/method-name.ts'
import { reasonName } from '../../../words/reason-name.ts'
import { PinPad } from '../../shift/PinPad.tsx'
import { RefundDone } from './RefundDone.tsx'
import './RefundPanel.css'
import type { Quote, RefundReason, RefundState } from './use-refund.ts'

type RefundParts = Sent<typeof shopRefundQuoteGet>['parts']

type RefundPanelProps = { orderId: string; parts: RefundParts; lineCount: number; refund: RefundState; onClose: () => void }

/** The refund of what is ticked: its consequence first, then the reason and the PIN. */
export function RefundPanel({ orderId, parts, lineCount, refund, onClose }: RefundPanelProps) {
  const storeId = useKeys(({ tablet }) => tablet?.storeId ?? '')
  const {
    data: quote,
    error,
    refetch,
  } = useQuery({
    ...query(shopRefundQuoteGet, { storeId, orderId, parts }),
    placeholderData: keepPreviousData,
    enabled: !refund.locked,
  })
  if (refund.given) return <RefundDone given={refund.given} quote={quote} onClose={onClose} />
  return (
    <section className="refund" aria-label={m.refund_title()}>
      <header>
        <h2 aria-live="polite">{quote ? quoteTitle(quote) : m.refund_title()}</h2>
        <TabletButton className="kb--ic" aria-label={m.frame_close()} disabled={refund.isPending} onClick={onClose}>
          <Icon of={X} size={24} />
        </TabletButton>
      </header>
      {!quote && error && (
        <div role="alert">
          <p>{error.message}</p>
          <TabletButton onClick={() => void refetch()}>{m.frame_retry()}</TabletButton>
        </div>
      )}
      {quote && <p>{quoteWords(quote, parts.length, lineCount)}</p>}
      {quote?.asks && <p className="refund__asks">{m.refund_asks()}</p>}
      {quote && <RefundForm asks={quote.asks} refund={refund} ask={{ orderId, parts }} />}
    </section>
  )
}

const reasons: RefundReason[] = ['missing', 'wrong', 'quality', 'soldOut', 'other']

type RefundFormProps = { asks: boolean; refund: RefundState; ask: { orderId: string; parts: RefundParts } }

function RefundForm({ asks, refund, ask }: RefundFormProps) {
  const name = useKeys(({ shift }) => shift?.name ?? '')
  const [reason, choose] = useState<RefundReason>()
  return (
    <>
      <div className="refund__why" role="group" aria-label={m.refund_reason()}>
        {reasons.map((each) => (
          <Chip key={each} on={reason === each} disabled={refund.locked} onChoose={() => choose(each)}>
            {reasonName(each)}
          </Chip>
        ))}
      </div>
      {reason ? (
        <>
          <p className="refund__pin">{m.refund_pin({ name })}</p>
          <PinPad
            submit={asks ? m.refund_ask_submit() : m.refund_submit()}
            isPending={refund.isPending}
            onPin={(pin) => refund.give(pin, { ...ask, reason })}
            error={refund.unsure ? m.refund_unsure() : refund.error?.message}
          />
        </>
      ) : (
        <p className="refund__pin">{m.refund_choose_reason()}</p>
      )}
    </>
  )
}

const quoteTitle = ({ amount, method }: Quote): string => m.refund_to({ amount: formatPrice(amount), method: methodName(method) })

function quoteWords({ pointsBack, savingsKept, card }: Quote, count: number, lineCount: number): string {
  return sentences(
    m.refund_lines({ count, lines: lineCount }),
    pointsBack > 0 && m.refund_points({ points: pointsBack }),
    savingsKept > 0 && m.refund_savings({ amount: formatPrice(savingsKept) }),
    card !== null && m.refund_card({ last4: card.last4 }),
  )
}
