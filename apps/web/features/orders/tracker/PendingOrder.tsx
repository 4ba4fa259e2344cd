import type { OrderDetail } from '@harbour/protocol'
import { formatPrice } from '@harbour/rules'
import { CloudOff, Phone } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { useNow } from '../../../lib/server-clock.ts'
import { useBack } from '../../../navigation/go.ts'
import { telephone } from '../../../entities/contact/phone-number.ts'
import { AppBar } from '../../../ui/frame/AppBar.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { CancelOrder } from '../CancelOrder.tsx'
import { DeliveryDestination } from './DeliveryDestination.tsx'
import { OrderBill } from '../receipt/OrderBill.tsx'
import { OrderShop } from './OrderShop.tsx'
import { PayTime } from '../list/PayTime.tsx'
import { orderHeadline } from './order-headline.ts'
import { statusLook, statusWords } from '../status-words.ts'
import { paths } from '../../../navigation/paths.ts'

/** An order that waits for its money: how long it still does, and the ways on (spec 4.42). `stale`: it could not be read anew just now. */
export function PendingOrder({ order, stale }: { order: OrderDetail; stale: boolean }) {
  const back = useBack()
  const now = useNow()
  const [params] = useSearchParams()
  const end = <IconButton icon={Phone} label={m.order_call()} href={telephone(order.storePhone, order.brand).href} />
  return (
    <div className="app trk">
      <AppBar title={m.order_title({ number: order.orderNo })} onBack={() => back(paths.home)} end={end} />
      <main id="main" className="blks">
        <section className="pk-now">
          <Badge {...statusLook(order)}>{statusWords(order)}</Badge>
          <p className="strong">{orderHeadline(order)}</p>
          <PayTime order={order} className="t2" />
          <Button block href={`${paths.payment}?orderId=${order.orderId}`} amount={formatPrice(order.total)}>
            {m.pay_now()}
          </Button>
        </section>
        {stale && (
          <Banner tone="warn" icon={CloudOff} live>
            {m.order_stale()}
          </Banner>
        )}
        {order.destination && <DeliveryDestination {...order} destination={order.destination} />}
        <OrderShop order={order} />
        <OrderBill order={order} />
        <CancelOrder order={order} now={now} asked={params.has('cancel')} />
      </main>
    </div>
  )
}
