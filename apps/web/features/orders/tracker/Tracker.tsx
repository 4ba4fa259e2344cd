import type { OrderDetail } from '@harbour/protocol'
import { orderTypes } from '@harbour/rules'
import { CloudOff, Phone } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { lazyPart, optionalLazyPart } from '../../../lib/lazy-part.ts'
import { useNow } from '../../../lib/server-clock.ts'
import { useBack } from '../../../navigation/go.ts'
import { isOver, orderState } from '../../../entities/order/order-progress.ts'
import { telephone } from '../../../entities/contact/phone-number.ts'
import { AppBar } from '../../../ui/frame/AppBar.tsx'
import { Banner } from '../../../ui/Banner.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { AgainButton } from '../list/AgainButton.tsx'
import { CancelOrder } from '../CancelOrder.tsx'
import { DeliveryNow } from './DeliveryNow.tsx'
import { DeliveryDestination } from './DeliveryDestination.tsx'
import { DeliveryScene } from './DeliveryScene.tsx'
import { TimeWarning } from './Timeliness.tsx'
import { OrderBill } from '../receipt/OrderBill.tsx'
import { OrderShop } from './OrderShop.tsx'
import { PickupNow } from './PickupNow.tsx'
import { paths } from '../../../navigation/paths.ts'

const LockerBlock = lazyPart(() => import('./LockerBlock.tsx'), 'LockerBlock')
const OrderCompleted = optionalLazyPart(() => import('../rating/OrderCompleted.tsx'), 'OrderCompleted')

type Props = { order: OrderDetail; stale: boolean; game: ReactNode; notifications: ReactNode }

/** The state of an order, who makes it and what is in it. `stale`: it could not be read anew just now; `game`: what shortens the wait; `notifications`: the question of who may leave meanwhile. */
export function Tracker({ order, stale, game, notifications }: Props) {
  const back = useBack()
  const now = useNow()
  const delivering = order.orderType === orderTypes.delivery
  const bar = {
    onBack: () => back(paths.home),
    end: (
      <IconButton
        icon={Phone}
        label={m.order_call()}
        look={delivering ? 'float' : undefined}
        href={telephone(order.storePhone, order.brand).href}
      />
    ),
  }
  return (
    <div className="app trk">
      {delivering ? (
        <DeliveryScene order={order} now={now} bar={<AppBar {...bar} floating />} />
      ) : (
        <AppBar {...bar} title={m.order_title({ number: order.orderNo })} />
      )}
      <main id="main" className="blks">
        {delivering ? <DeliveryNow order={order} now={now} /> : <PickupNow order={order} now={now} />}
        {orderState(order) === 'completed' && (
          <Suspense fallback={<Skeleton height={180} />}>
            <OrderCompleted order={order} />
          </Suspense>
        )}
        {stale && (
          <Banner tone="warn" icon={CloudOff} live>
            {m.order_stale()}
          </Banner>
        )}
        <TimeWarning order={order} now={now} />
        {notifications}
        {order.locker && (
          <Suspense fallback={<Skeleton height={110} />}>
            <LockerBlock locker={order.locker} />
          </Suspense>
        )}
        {order.destination && <DeliveryDestination {...order} destination={order.destination} />}
        <OrderShop order={order} />
        <OrderBill order={order} />
        {isOver(order) && (
          <div className="trk__again">
            <AgainButton block order={order} />
          </div>
        )}
        <CancelOrder order={order} now={now} />
        {/* It is known later than the rest, and pushes nothing away from under a finger. */}
        {!isOver(order) && game}
      </main>
    </div>
  )
}
