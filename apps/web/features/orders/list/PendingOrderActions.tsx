import type { OrderCard } from '@harbour/protocol'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/Button.tsx'
import { paths } from '../../../navigation/paths.ts'

/** The ways on with an order in the list that waits for its money. */
export function PendingOrderActions({ order: { orderId, orderNo }, leads }: { order: OrderCard; leads: boolean }) {
  return (
    <div className="oc__a">
      <Button small variant="secondary" href={`${paths.order(orderId)}?cancel=1`} aria-label={`${m.pay_cancel()} ${orderNo}`}>
        {m.pay_cancel()}
      </Button>
      <Button
        small
        variant={leads ? 'primary' : 'tint'}
        href={`${paths.payment}?orderId=${orderId}`}
        aria-label={`${m.pay_now()} ${orderNo}`}
      >
        {m.pay_now()}
      </Button>
    </div>
  )
}
