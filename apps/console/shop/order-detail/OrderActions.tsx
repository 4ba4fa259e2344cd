import { orderStatuses } from '@harbour/rules'
import { Ban, CirclePause } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { TabletButton } from '../../ui/TabletButton.tsx'
import { HoldSheet } from '../orders/hold/HoldSheet.tsx'
import { useLineState } from '../orders/line-state.ts'
import { columnOf } from '../orders/order-columns.ts'
import type { BoardOrder } from '../orders/queued-step.ts'
import { CancelSheet } from '../orders/steps/CancelSheet.tsx'
import type { OrderDetailAnswer } from './use-order-detail.ts'

type OrderActionsProps = { order: BoardOrder; detail: OrderDetailAnswer | undefined }

/** Acts on an order besides its next step: it is held, or cancelled. */
export function OrderActions({ order, detail }: OrderActionsProps) {
  const [open, setOpen] = useState<'hold' | 'cancel' | null>(null)
  const offline = useLineState() === 'offline'
  const column = detail?.inHand === false ? undefined : columnOf(order)
  if (column !== 'making' && column !== 'ready') return null
  const close = () => setOpen(null)
  return (
    <div className="oda">
      {column === 'making' && !order.held && (
        <TabletButton icon={CirclePause} disabled={offline} onClick={() => setOpen('hold')}>
          {m.detail_hold()}
        </TabletButton>
      )}
      {order.status !== orderStatuses.collectionOverdue && (
        <TabletButton look="danger" icon={Ban} disabled={offline} onClick={() => setOpen('cancel')}>
          {m.detail_cancel()}
        </TabletButton>
      )}
      {open === 'hold' && <HoldSheet order={order} onClose={close} />}
      {open === 'cancel' && <CancelSheet order={order} kind="cancel" onClose={close} />}
    </div>
  )
}
