import { orderCancel, type Sent } from '@harbour/protocol'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { sayNote } from '../../../ui/undo.ts'
import { Callout } from '../../ui/Callout.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { methodName } from '../../words/order-words.ts'
import type { OrderDetail } from '../order/use-order-detail.ts'
import { isExplained, ReasonFields, type Reason } from './ReasonFields.tsx'
import { UnsureNote } from './UnsureNote.tsx'
import { useAction } from './use-action.ts'

const codes = ['guest', 'soldOut', 'tooBusy', 'closing', 'cannotDeliver', 'other'] as const

/** Cancels an order and gives all that was paid back, or asks for it where a second person has to say the same. */
export function CancelDialog({ detail, onClose }: { detail: OrderDetail; onClose: () => void }) {
  const { orderId, pickupNo, paid, refunded, payMethod } = detail.order
  const [reason, explain] = useState<Reason<(typeof codes)[number]>>({ code: 'guest', words: '' })
  const cancel = useAction({
    act: (content: Sent<typeof orderCancel>) => call(orderCancel, content),
    onDone: ({ waiting }) => {
      sayNote(waiting ? m.support_cancel_asked() : m.support_cancelled({ no: pickupNo }))
      onClose()
    },
  })
  const back = paid - refunded
  return (
    <Dialog
      title={m.support_cancel_title({ no: pickupNo })}
      onClose={onClose}
      actions={
        <OfficeButton
          look="danger"
          pending={cancel.isPending}
          disabled={!isExplained(reason)}
          onClick={() => cancel.go({ orderId, reason: reason.code, words: reason.words.trim() })}
        >
          {m.support_cancel_go()}
        </OfficeButton>
      }
    >
      <Callout look="warn">
        {back > 0 ? m.support_cancel_back({ amount: money(back), method: methodName(payMethod) }) : m.support_cancel_nothing()}
      </Callout>
      {detail.cancelAskedBy !== null && <Callout look="info">{m.support_cancel_second({ name: detail.cancelAskedBy })}</Callout>}
      <ReasonFields codes={codes} reason={reason} disabled={cancel.isPending} onChange={explain} />
      {cancel.unsure ? <UnsureNote /> : <ErrorNote error={cancel.error} />}
    </Dialog>
  )
}
