import { orderStatuses, orderTypes } from '@harbour/rules'
import { useQueryClient } from '@tanstack/react-query'
import { m } from '../../../paraglide/messages.js'
import { Sheet } from '../../../ui/Sheet.tsx'
import { TabletButton } from '../../../ui/TabletButton.tsx'
import { reasonName } from '../../../words/reason-name.ts'
import type { ShopOrder } from '../shop-order.ts'
import { cancelConsequence } from './cancel-consequence.ts'
import { cancelOrder } from './cancel-order.ts'
import type { CancelReason } from './cancels.ts'

/** The occasion of a cancelling: before the shop has accepted it, later, or at the handover. */
export type CancelKind = 'reject' | 'cancel' | 'handover'

type CancelSheetProps = { order: ShopOrder; kind: CancelKind; onClose: () => void }

/** The reasons for which an order is cancelled, with what becomes of its money said before. One tap on a reason does it, and five seconds take it back. */
export function CancelSheet({ order, kind, onClose }: CancelSheetProps) {
  const queries = useQueryClient()
  const { orderId, pickupNo } = order
  const cancel = (reason: CancelReason) => {
    cancelOrder(queries, { orderId, pickupNo, reason, words: m.order_cancelling({ no: pickupNo, reason: reasonName(reason) }) })
    onClose()
  }
  return (
    <Sheet title={titles[kind]({ no: pickupNo })} onClose={onClose}>
      <p className="sheet__say">{cancelConsequence(order)}</p>
      <ul className="sheet__list">
        {reasonsOf(order, kind).map((reason) => (
          <li key={reason}>
            <TabletButton look="danger" block onClick={() => cancel(reason)}>
              {reasonName(reason)}
            </TabletButton>
          </li>
        ))}
      </ul>
      <p className="sheet__say">{m.order_cancel_then()}</p>
    </Sheet>
  )
}

const titles = { reject: m.order_reject_title, cancel: m.order_cancel_title, handover: m.order_handover_title }

function reasonsOf({ orderType, checkAge, status }: ShopOrder, kind: CancelKind): CancelReason[] {
  const isDelivery = orderType === orderTypes.delivery
  if (kind === 'handover') return checkAge ? ['refusedAtDoor', 'ageNotShown'] : ['refusedAtDoor']
  const outside: CancelReason[] = isDelivery ? ['cannotDeliver'] : []
  return status === orderStatuses.placed
    ? ['soldOut', 'tooBusy', 'closing', ...outside, 'other']
    : ['soldOut', 'closing', ...outside, 'other']
}
