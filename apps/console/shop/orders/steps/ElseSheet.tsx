import { formatPrice, orderTypes } from '@harbour/rules'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Sheet } from '../../../ui/Sheet.tsx'
import { TabletButton } from '../../../ui/TabletButton.tsx'
import type { BoardOrder } from '../queued-step.ts'
import { CancelSheet } from './CancelSheet.tsx'
import { complete } from './order-steps.ts'
import { ShortCashSheet } from './ShortCashSheet.tsx'

/** The ends of an order that are not as they should be: less cash was taken, nobody took it, or its rider cannot say that it is delivered. */
export function ElseSheet({ order, onClose }: { order: BoardOrder; onClose: () => void }) {
  const isCash = order.toCollect > 0
  const [choice, choose] = useState<'short' | 'handover' | null>(isCash || order.trip ? null : 'handover')
  if (choice === 'short') return <ShortCashSheet order={order} onClose={onClose} />
  if (choice === 'handover') return <CancelSheet order={order} kind="handover" onClose={onClose} />
  return (
    <Sheet
      title={
        order.orderType === orderTypes.delivery
          ? m.order_else_delivery({ no: order.pickupNo })
          : m.order_else_pickup({ no: order.pickupNo })
      }
      onClose={onClose}
    >
      <ul className="sheet__list">
        {order.trip && (
          <li>
            <TabletButton
              look="go"
              block
              onClick={() => {
                complete(order)
                onClose()
              }}
            >
              {isCash ? m.order_deliver_cash({ amount: formatPrice(order.toCollect) }) : m.order_delivered()}
            </TabletButton>
          </li>
        )}
        {isCash && (
          <li>
            <TabletButton block onClick={() => choose('short')}>
              {m.order_short()}
            </TabletButton>
          </li>
        )}
        <li>
          <TabletButton look="danger" block onClick={() => choose('handover')}>
            {m.order_not_taken()}
          </TabletButton>
        </li>
      </ul>
    </Sheet>
  )
}
