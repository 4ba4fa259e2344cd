import type { OrderCard } from '@harbour/protocol'
import { formatPrice } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { usePayTime } from '../../entities/payment/pay-time.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Button } from '../../ui/Button.tsx'
import { paths } from '../../navigation/paths.ts'

/** The order that waits for its money, and how long it still does. */
export function PendingLive({ order }: { order: OrderCard }) {
  const { orderId, orderNo, storeName, total } = order
  return (
    <section className="live card" aria-label={`${m.pay_pending()} ${orderNo}`}>
      <Anchor className="live__pending" href={paths.order(orderId)}>
        <span className="live__t">
          <b>{m.pay_pending()}</b>
          <span className="cap ink2"> · {storeName}</span>
        </span>
        <span className="smallb num" role="timer">
          {usePayTime(order)}
        </span>
      </Anchor>
      <div className="live__acts">
        <Button variant="ghost" small href={`${paths.order(orderId)}?cancel=1`}>
          {m.pay_cancel()}
        </Button>
        <Button small href={`${paths.payment}?orderId=${orderId}`} amount={formatPrice(total)}>
          {m.pay_now()}
        </Button>
      </div>
    </section>
  )
}
