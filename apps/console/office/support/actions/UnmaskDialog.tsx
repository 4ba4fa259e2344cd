import { guestUnmask, type Sent } from '@harbour/protocol'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import type { OrderDetail } from '../order/use-order-detail.ts'
import { isExplained, ReasonFields, type Reason } from './ReasonFields.tsx'
import { useAction } from './use-action.ts'

const codes = ['callBack', 'delivery', 'identity', 'complaint', 'law', 'other'] as const

/** Shows the guest of an order to whoever says why they need to see them: for a while, and to nobody else. */
export function UnmaskDialog({ detail, onClose }: { detail: OrderDetail; onClose: () => void }) {
  const { orderId } = detail.order
  const [reason, explain] = useState<Reason<(typeof codes)[number]>>({ code: 'callBack', words: '' })
  const unmask = useAction({ act: (content: Sent<typeof guestUnmask>) => call(guestUnmask, content), onDone: onClose })
  return (
    <Dialog
      title={m.support_unmask_title()}
      onClose={onClose}
      actions={
        <OfficeButton
          look="brand"
          pending={unmask.isPending}
          disabled={!isExplained(reason)}
          onClick={() => unmask.go({ orderId, reason: reason.code, words: reason.words.trim() })}
        >
          {m.support_unmask_go()}
        </OfficeButton>
      }
    >
      <p>{m.support_unmask_say()}</p>
      <ReasonFields codes={codes} reason={reason} disabled={unmask.isPending} onChange={explain} />
      <ErrorNote error={unmask.error} />
    </Dialog>
  )
}
