import { History } from 'lucide-react'
import { Link } from 'react-router'
import { durationWords, timeOfDay } from '../../lib/format.ts'
import { useAtServerTime } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { useLineState, useSilentSince, type LineState } from '../orders/line-state.ts'
import type { Column } from '../orders/order-columns.ts'
import { waitsSince } from '../orders/OrderTimer.tsx'
import type { BoardOrder } from '../orders/queued-step.ts'
import { paths } from '../paths.ts'
import { heads } from './column-heads.ts'
import { useRiders } from './use-riders.ts'

type ColumnHeadProps = { column: Column; orders: BoardOrder[] }

/** The head of a column: its name, how many orders stand in it, and what else is known of them. */
export function ColumnHead({ column, orders }: ColumnHeadProps) {
  const line = useLineState()
  return (
    <header>
      <Icon of={heads[column].icon} />
      <h2>{heads[column].words()}</h2>
      <Count column={column} count={orders.length} line={line} />
      {column === 'new' && <NewAside orders={orders} line={line} />}
      {column === 'out' && <OutAside line={line} />}
    </header>
  )
}

/** The number of orders; of new ones nobody knows it while nothing is heard. */
export function Count({ column, count, line }: { column: Column; count: number; line: LineState }) {
  if (column === 'new' && (line === 'offline' || line === 'opening')) return <em className="is-unknown">{m.board_unknown_count()}</em>
  return <em className={count === 0 ? 'is-none' : undefined}>{count}</em>
}

function NewAside({ orders: [oldest], line }: Pick<ColumnHeadProps, 'orders'> & { line: LineState }) {
  const since = useSilentSince()
  if (line === 'offline') return since > 0 ? <small>{m.board_before({ time: timeOfDay(since) })}</small> : null
  return oldest ? <OldestWait since={waitsSince(oldest)} /> : null
}

function OldestWait({ since }: { since: number }) {
  const waited = useAtServerTime((now) => durationWords(Math.max(0, now - since)))
  return <small>{m.board_oldest({ time: waited })}</small>
}

function OutAside({ line }: { line: LineState }) {
  const out = useRiders().filter(({ out }) => out).length
  return (
    <>
      <Link to={paths.riders} className="kcol__riders">
        {line !== 'offline' && out > 0 ? m.board_riders_out({ count: out }) : m.board_riders()}
      </Link>
      <Link to={paths.history} className="kcol__past">
        <Icon of={History} size={20} />
        {m.board_history()}
      </Link>
    </>
  )
}
