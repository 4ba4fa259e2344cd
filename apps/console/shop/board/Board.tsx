import { useEffect } from 'react'
import { preloaded } from '../../lib/preloaded.tsx'
import { useShortcut } from '../../lib/shortcuts.ts'
import { useMedia } from '../../lib/use-media.ts'
import { useStepwise } from '../../lib/use-stepwise.ts'
import { m } from '../../paraglide/messages.js'
import { settleUndo } from '../../ui/undo.ts'
import { columns } from '../orders/order-columns.ts'
import { HandOverStep } from '../orders/steps/NextStep.tsx'
import { isAtWork } from '../shift/tablet-lock.ts'
import './Board.css'
import { BoardColumn } from './BoardColumn.tsx'
import { OfflineStrip } from './OfflineStrip.tsx'
import { RiderPartContext, type RiderPart } from './RiderSlot.tsx'
import { useBoardOrders } from './use-board-orders.ts'

const PortraitBoard = preloaded(async () => (await import('./PortraitBoard.tsx')).PortraitBoard)

/** All orders of the shop that have not ended: in four columns that scroll alone, or on a narrow screen under four tabs. */
export function Board({ riderPart = HandOverStep }: { riderPart?: RiderPart | undefined }) {
  const orders = useBoardOrders()
  const narrow = useMedia('(max-width: 900px)')
  const drawn = useStepwise(columns.length)
  useShortcut('a', () => pressFirst('accept'))
  useShortcut('r', () => pressFirst('ready'))
  useSettledSteps()
  return (
    <RiderPartContext value={riderPart}>
      <h1 className="visually-hidden">{m.frame_orders()}</h1>
      <OfflineStrip />
      {narrow ? (
        <PortraitBoard orders={orders} />
      ) : (
        <div className="bd4">
          {columns.slice(0, drawn).map((column) => (
            <BoardColumn key={column} column={column} orders={orders[column]} later={orders.later} />
          ))}
        </div>
      )}
    </RiderPartContext>
  )
}

/** Does the first card's step, as a tap on it would; behind the lock nothing. */
function pressFirst(step: 'accept' | 'ready') {
  if (!isAtWork()) return
  document.querySelector<HTMLButtonElement>(`.oc [data-step="${step}"]:enabled, .pino [data-step="${step}"]:enabled`)?.click()
}

/** Steps that could still be taken back stand once somebody has left the board. */
function useSettledSteps() {
  // Nobody would see what could still be taken back.
  useEffect(() => settleUndo, [])
}
