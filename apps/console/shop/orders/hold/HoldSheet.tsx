import { m } from '../../../paraglide/messages.js'
import { Sheet } from '../../../ui/Sheet.tsx'
import { TabletButton } from '../../../ui/TabletButton.tsx'
import { reasonName } from '../../../words/reason-name.ts'
import type { ShopOrder } from '../shop-order.ts'
import { useHoldOrder } from './use-hold-order.ts'

const reasons = ['callGuest', 'waitForItem', 'other'] as const

/** The reasons for which an order is held back from the kitchen. */
export function HoldSheet({ order: { orderId, pickupNo }, onClose }: { order: ShopOrder; onClose: () => void }) {
  const hold = useHoldOrder()
  return (
    <Sheet title={m.order_hold_title({ no: pickupNo })} onClose={onClose}>
      <p className="sheet__say">{m.order_hold_say()}</p>
      <ul className="sheet__list">
        {reasons.map((reason) => (
          <li key={reason}>
            <TabletButton
              block
              disabled={hold.isPending}
              onClick={() => hold.mutate({ orderId, held: true, reason }, { onSuccess: onClose })}
            >
              {reasonName(reason)}
            </TabletButton>
          </li>
        ))}
      </ul>
      <p className="nstep__error" role="alert">
        {hold.error?.message}
      </p>
    </Sheet>
  )
}
