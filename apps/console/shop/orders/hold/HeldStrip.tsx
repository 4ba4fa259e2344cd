import { CirclePause } from 'lucide-react'
import { timeOfDay } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/Icon.tsx'
import { TabletButton } from '../../../ui/TabletButton.tsx'
import { reasonName } from '../../../words/reason-name.ts'
import type { ShopOrder } from '../shop-order.ts'
import { useHoldOrder } from './use-hold-order.ts'
import './HeldStrip.css'

/** An order that is held back: since when, by whom and why, and the way to let it go on. */
export function HeldStrip({ order: { orderId, held } }: { order: ShopOrder }) {
  const hold = useHoldOrder()
  if (!held) return null
  return (
    <div className="held">
      <p>
        <Icon of={CirclePause} size={20} />
        <span>
          <b>{m.order_held({ reason: reasonName(held.reason) })}</b>
          <small>
            {held.by} · {timeOfDay(held.since)}
          </small>
        </span>
      </p>
      <TabletButton disabled={hold.isPending} onClick={() => hold.mutate({ orderId, held: false })}>
        {m.order_release()}
      </TabletButton>
      {hold.error && <p role="alert">{hold.error.message}</p>}
    </div>
  )
}
