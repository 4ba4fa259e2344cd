import { getUserOrders, type OrderCard } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Suspense } from 'react'
import { query } from '../../api/call.ts'
import { m } from '../../paraglide/messages.js'
import { serverNow } from '../../lib/server-clock.ts'
import { optionalLazyPart } from '../../lib/lazy-part.ts'
import { etaWords } from '../../entities/order/eta-words.ts'
import { ferryProgress, isWaiting, slotToTell, orderStatusText } from '../../entities/order/order-progress.ts'
import { useSession } from '../../api/session.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Sea } from '../../ui/frame/Sea.tsx'
import { paths } from '../../navigation/paths.ts'

const LastOrder = optionalLazyPart(() => import('./LastOrder.tsx'), 'LastOrder')
const PendingLive = optionalLazyPart(() => import('./PendingLive.tsx'), 'PendingLive')

/** The orders of whoever is known: the one on its way; or where it `leads`, the last one, to be had again. Nothing of either for a newcomer. */
export function LiveOrder({ leads }: { leads?: boolean }) {
  return leads ? (
    <Suspense fallback={null}>
      <LastOrder />
    </Suspense>
  ) : (
    <OnItsWay />
  )
}

/** The order on its way, with the ferry as far as it has come. Nothing without one. */
function OnItsWay() {
  const known = useSession(({ user, secretKey }) => user !== null && secretKey !== '')
  const { data } = useQuery({
    ...query(getUserOrders, { live: true, limit: 1 }, { background: true, handles: 'all' }),
    enabled: known,
    refetchInterval: 15_000,
    refetchOnMount: 'always',
  })
  const order = data?.orders[0]
  if (!order) return null
  if (order.payUntil !== null) {
    return (
      <Suspense fallback={null}>
        <PendingLive order={order} />
      </Suspense>
    )
  }
  return (
    <Anchor className="live card" href={paths.order(order.orderId)}>
      <div className="row between">
        <span className="live__t">
          <b>{headWords(order)}</b>
          <span className="cap ink2"> · {m.home_live_items({ count: order.itemCount })}</span>
        </span>
        <span className="live__eta">
          <Due order={order} />
        </span>
      </div>
      <Sea progress={ferryProgress(order, serverNow())} />
      <div className="row between cap ink2">
        <span>{order.storeName}</span>
        <span className="row g1 green smallb">
          {m.home_live_track()}
          <Icon of={ChevronRight} size={16} />
        </span>
      </div>
    </Anchor>
  )
}

/** The time at which it comes; once it waits at the counter, its number. */
function Due({ order }: { order: OrderCard }) {
  if (orderStatusText(order) === 'readyForPickup') return order.pickupNo
  const time = etaWords(order)
  if (slotToTell(order) !== null) return time
  return (
    <>
      <small className="cap ink2">{m.home_live_eta()}</small> {time}
    </>
  )
}

function headWords(order: OrderCard): string {
  if (isWaiting(order)) return m.home_live_later()
  const text = orderStatusText(order)
  if (text === 'delivering') return m.home_live_2()
  return text === 'readyForPickup' ? m.home_live_ready() : m.home_live_preparing()
}
