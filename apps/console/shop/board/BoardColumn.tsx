import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { useHiddenBelow } from '../../lib/use-hidden-below.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { useLineState } from '../orders/line-state.ts'
import type { Column } from '../orders/order-columns.ts'
import type { BoardOrders } from './board-orders.ts'
import { ColumnHead } from './ColumnHead.tsx'
import { heads } from './column-heads.ts'
import { LaterOrders } from './LaterOrders.tsx'
import { LineNote } from './LineNote.tsx'
import { NoNewOrders } from './NoNewOrders.tsx'
import { OrderSlot } from './OrderSlot.tsx'

export type ColumnProps = { column: Column; orders: BoardOrders; lastAt: number | undefined; alarmIsOn: boolean | undefined }

/** A column of the board: its head, its orders, and a bar that counts what lies below. */
export function BoardColumn({ column, orders, lastAt, alarmIsOn }: ColumnProps) {
  const box = useRef<HTMLDivElement>(null)
  const shown = orders[column]
  const hidden = useHiddenBelow(box, shown.length)
  return (
    <section className={`kcol kcol--${column}`} aria-label={heads[column].words()}>
      <ColumnHead column={column} orders={shown} />
      <div ref={box} className="kcol__l">
        {column === 'new' && <NoNewOrders none={shown.length === 0} lastAt={lastAt} alarmIsOn={alarmIsOn} />}
        <ol>
          {shown.map((order) => (
            <OrderSlot key={order.orderId} order={order} column={column} />
          ))}
        </ol>
        {column === 'making' && <LaterOrders orders={orders.later} />}
        {column === 'out' && <NeedsLine />}
      </div>
      {hidden > 0 && (
        <button type="button" className="kmore" onClick={() => box.current?.scrollBy({ top: box.current.clientHeight - 120 })}>
          <Icon of={ChevronDown} size={20} />
          {m.board_more({ count: hidden })}
        </button>
      )}
    </section>
  )
}

/** Names what cannot be done while there is no line. */
function NeedsLine() {
  return useLineState() === 'offline' ? <LineNote words={m.board_needs_line()} /> : null
}
