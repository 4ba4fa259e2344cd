import { ChevronDown } from 'lucide-react'
import { useDeferredValue, useRef } from 'react'
import { useLazyList } from '../../lib/use-lazy-list.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { useLineState } from '../orders/line-state.ts'
import type { Column } from '../orders/order-columns.ts'
import type { BoardOrder } from '../orders/queued-step.ts'
import { ColumnHead } from './ColumnHead.tsx'
import { heads } from './column-heads.ts'
import { LaterOrders } from './LaterOrders.tsx'
import { LineNote } from './LineNote.tsx'
import { NoNewOrders } from './NoNewOrders.tsx'
import { OrderSlot } from './OrderSlot.tsx'

type BoardColumnProps = { column: Column; orders: BoardOrder[]; later: BoardOrder[] }

/** A column of the board: its head, its orders, and a bar that counts what lies below. */
export function BoardColumn({ column, orders: latest, later }: BoardColumnProps) {
  // What has just come is drawn in small steps, as soon as the screen has moved.
  const orders = useDeferredValue(latest)
  const box = useRef<HTMLDivElement>(null)
  const { drawn, below } = useLazyList(box, orders.length)
  return (
    <section className={`kcol kcol--${column}`} data-part aria-label={heads[column].words()}>
      <ColumnHead column={column} orders={orders} />
      <div ref={box} className="kcol__l">
        {column !== 'new' && orders.length === 0 && <p className="emp emp--quiet">{m.board_none()}</p>}
        {column === 'new' && <NoNewOrders none={orders.length === 0} />}
        <ol>
          {orders.slice(0, drawn).map((order) => (
            <OrderSlot key={order.orderId} order={order} column={column} />
          ))}
        </ol>
        {column === 'making' && <LaterOrders orders={later} />}
        {column === 'out' && <NeedsLine />}
      </div>
      {below > 0 && (
        <button type="button" className="kmore" onClick={() => box.current?.scrollBy({ top: box.current.clientHeight - 120 })}>
          <Icon of={ChevronDown} size={20} />
          {m.board_more({ count: below })}
        </button>
      )}
    </section>
  )
}

/** Names what cannot be done while there is no line. */
function NeedsLine() {
  return useLineState() === 'offline' ? <LineNote words={m.board_needs_line()} /> : null
}
