import { goodwillGive, goodwillTermsGet, type GoodwillGift, type Sent } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, query } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { sayNote } from '../../../ui/undo.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import type { OrderDetail } from '../order/use-order-detail.ts'
import { GiftFields } from './GiftFields.tsx'
import { isExplained, ReasonFields, type Reason } from './ReasonFields.tsx'
import './actions.css'
import { UnsureNote } from './UnsureNote.tsx'
import { useAction } from './use-action.ts'

type Content = Omit<Sent<typeof goodwillGive>, 'clientGiftId'>

const codes = ['late', 'missing', 'wrong', 'quality', 'service', 'other'] as const

/** Gives the member of an order points or a coupon to make good, within what one person may give. */
export function GoodwillDialog({ detail, onClose }: { detail: OrderDetail; onClose: () => void }) {
  const { orderId, pickupNo } = detail.order
  const terms = useQuery({ ...query(goodwillTermsGet, { orderId }), staleTime: 0 })
  const [gift, choose] = useState<GoodwillGift>()
  const [reason, explain] = useState<Reason<(typeof codes)[number]>>({ code: 'late', words: '' })
  const give = useAction({
    act: (content: Content, clientGiftId) => call(goodwillGive, { ...content, clientGiftId }),
    onDone: () => {
      sayNote(m.support_given())
      onClose()
    },
  })
  const locked = give.isPending || give.unsure
  return (
    <Dialog
      title={m.support_goodwill_title({ no: pickupNo })}
      onClose={onClose}
      actions={
        <OfficeButton
          look="brand"
          pending={give.isPending}
          disabled={!gift || !isExplained(reason)}
          onClick={() => gift && give.go({ orderId, gift, reason: reason.code, words: reason.words.trim() })}
        >
          {m.support_give()}
        </OfficeButton>
      }
    >
      <ErrorNote error={terms.error} onRetry={terms.refetch} />
      {terms.data ? (
        <GiftFields terms={terms.data} gift={gift} disabled={locked} onChoose={choose} />
      ) : (
        terms.isPending && <Loading rows={3} />
      )}
      <ReasonFields codes={codes} reason={reason} disabled={locked} onChange={explain} />
      {give.unsure ? <UnsureNote /> : <ErrorNote error={give.error} />}
    </Dialog>
  )
}
