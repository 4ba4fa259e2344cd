import { Bike, History } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { useLineState } from '../orders/line-state.ts'
import { columns, type Column } from '../orders/order-columns.ts'
import { paths } from '../paths.ts'
import type { BoardOrders } from './board-orders.ts'
import { heads } from './column-heads.ts'
import { Count } from './ColumnHead.tsx'

type BoardTabsProps = { tab: Column; orders: BoardOrders; onChoose: (column: Column) => void }

/** The columns as tabs with their counts; arrows go from one to the next. */
export function BoardTabs({ tab, orders, onChoose }: BoardTabsProps) {
  const line = useLineState()
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const next = step && columns[(columns.indexOf(tab) + step + columns.length) % columns.length]
    if (!next) return
    onChoose(next)
    event.currentTarget.querySelector<HTMLElement>(`[data-tab=${next}]`)?.focus()
  }
  return (
    <div className="btabs">
      <div role="tablist" tabIndex={-1} aria-label={m.frame_orders()} onKeyDown={onKey}>
        {columns.map((column) => (
          <button
            key={column}
            type="button"
            role="tab"
            data-tab={column}
            aria-selected={column === tab}
            aria-controls="board-tab"
            tabIndex={column === tab ? 0 : -1}
            onClick={() => onChoose(column)}
          >
            <Icon of={heads[column].icon} size={20} />
            {heads[column].brief()}
            <Count column={column} count={orders[column].length} line={line} />
          </button>
        ))}
      </div>
      <Link to={paths.riders}>
        <Icon of={Bike} size={22} />
        <span>{m.board_riders()}</span>
      </Link>
      <Link to={paths.history} aria-label={m.board_history()}>
        <Icon of={History} size={22} />
        <span>{m.board_history()}</span>
      </Link>
    </div>
  )
}
