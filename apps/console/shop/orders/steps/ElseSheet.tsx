import { orderTypes } from '@harbour/rules'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Sheet } from '../../../ui/Sheet.tsx'
import { TabletButton } from '../../../ui/TabletButton.tsx'
import type { ShopOrder } from '../shop-order.ts'
import { CancelSheet } from './CancelSheet.tsx'
import { ShortCashSheet } from './ShortCashSheet.tsx'

/** The ends of an order that are not as they should be: less cash was taken, or nobody took it. */
export function ElseSheet({ order, onClose }: { order: ShopOrder; onClose: () => void }) {
  const [choice, choose] = useState<'short' | 'handover' | null>(order.toCollect > 0 ? null : 'handover')
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
        <li>
          <TabletButton block onClick={() => choose('short')}>
            {m.order_short()}
          </TabletButton>
        </li>
        <li>
          <TabletButton look="danger" block onClick={() => choose('handover')}>
            {m.order_not_taken()}
          </TabletButton>
        </li>
      </ul>
    </Sheet>
  )
}
