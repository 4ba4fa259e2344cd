import type { OrderCard } from '@harbour/protocol'
import type { Instant } from '@harbour/rules'
import type { ReactNode } from 'react'
import { language } from '../../../lib/locale.ts'
import { m } from '../../../paraglide/messages.js'
import { isOver } from '../../../entities/order/order-progress.ts'
import { Button } from '../../../ui/Button.tsx'
import { useMyOrders, type WantedOrders } from './my-orders.ts'
import { OrderRow } from './OrderRow.tsx'
import { OrdersSkeleton } from './OrdersSkeleton.tsx'
import '../order.css'

type MyOrdersProps = WantedOrders & { none: ReactNode }

/** Orders as a list: those on their way first, then month by month. `none` is shown where the server says that there are none. */
export function MyOrders({ none, ...wanted }: MyOrdersProps) {
  const { known, orders, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useMyOrders(wanted)
  if (!known) return none
  // A list kept from before may be true no more: without the server's word nobody hears that there are none.
  if (!orders?.length && isError) return <Lost retrying={isFetching} onRetry={() => void refetch()} />
  if (!orders) return <OrdersSkeleton />
  if (orders.length === 0) return none
  const leading = orders.find((order) => !isOver(order))
  return (
    <>
      {groupsOf(orders).map(({ title, group }) => (
        <section key={title} aria-label={title}>
          <h2 className="mon">{title}</h2>
          <div className="stack">
            {group.map((order) => (
              <OrderRow key={order.orderId} order={order} leads={order === leading} />
            ))}
          </div>
        </section>
      ))}
      {hasNextPage && (
        <Button variant="ghost" block loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {m.order_list_more()}
        </Button>
      )}
    </>
  )
}

type Group = { title: string; group: OrderCard[] }

function groupsOf(orders: OrderCard[]): Group[] {
  const titled = orders.map((order) => ({ order, title: isOver(order) ? monthWords(order.placedAt) : m.order_list_live() }))
  const titles = new Set([
    ...(titled.some(({ title }) => title === m.order_list_live()) ? [m.order_list_live()] : []),
    ...titled.map(({ title }) => title),
  ])
  return [...titles].map((title) => ({ title, group: titled.filter((each) => each.title === title).map(({ order }) => order) }))
}

function Lost({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <div className="sec">
      <p className="small ink2">{m.order_lost_title()}</p>
      <Button variant="tint" loading={retrying} onClick={onRetry}>
        {m.order_retry()}
      </Button>
    </div>
  )
}

/** The month of a moment: "November 2026", 「2026年11月」. */
function monthWords(moment: Instant): string {
  return new Intl.DateTimeFormat(language() === 2 ? 'en-GB' : 'zh-HK', {
    year: 'numeric',
    month: 'long',
    timeZone: 'Asia/Shanghai',
  }).format(moment)
}
