import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { useHiddenBelow } from '../../lib/use-hidden-below.ts'
import { useMedia } from '../../lib/use-media.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import type { Column } from '../orders/order-columns.ts'
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
  const box = useRef<HTMLDivElement>(null)
  const oneColumn = useMedia('(max-width: 640px)')
  const shown = orders[tab]
  const hidden = useHiddenBelow(box, shown.length)
  const stacks = oneColumn ? [shown] : [shown.filter((_, at) => at % 2 === 0), shown.filter((_, at) => at % 2 === 1)]
  return (
    <div className="bd1">
      <BoardTabs tab={tab} orders={orders} onChoose={choose} />
      {tab !== 'new' && <PinnedOrders orders={orders.new} onAll={() => choose('new')} />}
      <section id="board-tab" role="tabpanel" className={`kcol kcol--${tab}`} aria-label={heads[tab].words()}>
        {tab === 'new' && <NoNewOrders none={shown.length === 0} />}
        {tab !== 'new' && shown.length === 0 && <p className="emp emp--quiet">{m.board_none()}</p>}
        <div key={tab} ref={box} className="bd1__l">
          {stacks.map((stack, at) => (
            <ol key={at}>
              {stack.map((order) => (
                <OrderSlot key={order.orderId} order={order} column={tab} />
              ))}
            </ol>
          ))}
          {tab === 'making' && <LaterOrders orders={orders.later} />}
        </div>
        {hidden > 0 && (
          <button type="button" className="kmore" onClick={() => box.current?.scrollBy({ top: box.current.clientHeight - 120 })}>
            <Icon of={ChevronDown} size={20} />
            {m.board_more({ count: hidden })}
          </button>
        )}
      </section>
    </div>
  )
}
