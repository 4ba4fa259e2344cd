import { orderRefund, orderRefundQuoteGet, type Sent } from '@harbour/protocol'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, query } from '../../../api/call.ts'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { sayNote } from '../../../ui/undo.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import type { OrderDetail } from '../order/use-order-detail.ts'
import { isExplained, ReasonFields, type Reason } from './ReasonFields.tsx'
import { partsOf, type Chosen } from './refund-parts.ts'
import './actions.css'
import { RefundLines } from './RefundLines.tsx'
import { RefundQuote } from './RefundQuote.tsx'
import { UnsureNote } from './UnsureNote.tsx'
import { useAction } from './use-action.ts'

type Content = Omit<Sent<typeof orderRefund>, 'clientRefundId'>

const codes = ['missing', 'wrong', 'quality', 'soldOut', 'other'] as const

/** Gives back what was paid for some lines of an order: what comes of it is said before it is done. */
export function RefundDialog({ detail, onClose }: { detail: OrderDetail; onClose: () => void }) {
  const { orderId } = detail.order
  const [chosen, choose] = useState<Chosen>(new Map())
  const [reason, explain] = useState<Reason<(typeof codes)[number]>>({ code: 'missing', words: '' })
  const parts = partsOf(chosen)
  const quote = useQuery({
    ...query(orderRefundQuoteGet, { orderId, parts }),
    enabled: parts.length > 0,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const refund = useAction({
    act: (content: Content, clientRefundId) => call(orderRefund, { ...content, clientRefundId }),
    onDone: ({ amount, requestId }) => {
      sayNote(requestId === null ? m.support_refunded({ amount: money(amount) }) : m.support_refund_asked({ amount: money(amount) }))
      onClose()
    },
  })
  const locked = refund.isPending || refund.unsure
  const said = parts.length > 0 ? quote.data : undefined
  return (
    <Dialog
      wide
      title={m.support_refund_title({ no: detail.order.pickupNo })}
      onClose={onClose}
      actions={
        <OfficeButton
          look="danger"
          pending={refund.isPending}
          disabled={!said || quote.isPlaceholderData || !isExplained(reason)}
          onClick={() => refund.go({ orderId, parts, reason: reason.code, words: reason.words.trim() })}
        >
          {said ? (said.asks ? m.support_refund_ask : m.support_refund_go)({ amount: money(said.amount) }) : m.support_refund()}
        </OfficeButton>
      }
    >
      <RefundLines detail={detail} chosen={chosen} disabled={locked} onChoose={choose} />
      {said ? <RefundQuote quote={said} /> : <p>{m.support_refund_choose()}</p>}
      {parts.length > 0 && <ErrorNote error={quote.error} onRetry={quote.refetch} />}
      <ReasonFields codes={codes} reason={reason} disabled={locked} onChange={explain} />
      {refund.unsure ? <UnsureNote /> : <ErrorNote error={refund.error} />}
    </Dialog>
  )
}
