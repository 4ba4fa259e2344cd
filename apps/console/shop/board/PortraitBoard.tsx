import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLazyList } from '../../lib/use-lazy-list.ts'
import { useMedia } from '../../lib/use-media.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import type { Column } from '../orders/order-columns.ts'
import type { BoardOrder } from '../orders/queued-step.ts'
import type { BoardOrders } from './board-orders.ts'
import { BoardTabs } from './BoardTabs.tsx'
import { heads } from './column-heads.ts'
import { LaterOrders } from './LaterOrders.tsx'
import { NoNewOrders } from './NoNewOrders.tsx'
import { OrderSlot } from './OrderSlot.tsx'
import { PinnedOrders } from './PinnedOrders.tsx'
import './PortraitBoard.css'

type PortraitBoardProps = { orders: BoardOrders }

/** The board of a narrow screen: a column at a time under its tab, and new orders on top whichever it is. */
export function PortraitBoard({ orders }: PortraitBoardProps) {
  const [tab, choose] = useState<Column>('making')
  const shown = orders[tab]
  return (
    <div className="bd1">
      <BoardTabs tab={tab} orders={orders} onChoose={choose} />
      {tab !== 'new' && <PinnedOrders orders={orders.new} onAll={() => choose('new')} />}
      <section id="board-tab" role="tabpanel" className={`kcol kcol--${tab}`} data-part aria-label={heads[tab].words()}>
        {tab === 'new' && <NoNewOrders none={shown.length === 0} />}
        {tab !== 'new' && shown.length === 0 && <p className="emp emp--quiet">{m.board_none()}</p>}
        <OrderStacks key={tab} column={tab} orders={shown} later={tab === 'making' ? orders.later : []} />
      </section>
    </div>
  )
}

type OrderStacksProps = { column: Column; orders: BoardOrder[]; later: BoardOrder[] }

/** The orders of a tab, beside each other where there is room for two, and a bar that counts what lies below. */
function OrderStacks({ column, orders, later }: OrderStacksProps) {
  const box = useRef<HTMLDivElement>(null)
  const oneColumn = useMedia('(max-width: 640px)')
  const { drawn, below } = useLazyList(box, orders.length)
  const shown = orders.slice(0, drawn)
  const stacks = oneColumn ? [shown] : [shown.filter((_, at) => at % 2 === 0), shown.filter((_, at) => at % 2 === 1)]
  return (
    <>
      <div ref={box} className="bd1__l">
        {stacks.map((stack, at) => (
          <ol key={at}>
            {stack.map((order) => (
              <OrderSlot key={order.orderId} order={order} column={column} />
            ))}
          </ol>
        ))}
        <LaterOrders orders={later} />
      </div>
      {below > 0 && (
        <button type="button" className="kmore" onClick={() => box.current?.scrollBy({ top: box.current.clientHeight - 120 })}>
          <Icon of={ChevronDown} size={20} />
          {m.board_more({ count: below })}
        </button>
      )}
    </>
  )
}
