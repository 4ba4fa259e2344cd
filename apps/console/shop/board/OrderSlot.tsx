import { memo } from 'react'
import { useInView, InViewContext } from '../../lib/use-in-view.ts'
import type { Column } from '../orders/order-columns.ts'
import type { BoardOrder } from '../orders/queued-step.ts'
import { CardNumber } from './CardNumber.tsx'
import { OrderCard } from './OrderCard.tsx'

type OrderSlotProps = { order: BoardOrder; column: Column }

/** The place of an order in its column. Until it first comes near the screen it holds the number alone, which opens it; off the screen its clocks stand still. */
export const OrderSlot = memo(function OrderSlot({ order, column }: OrderSlotProps) {
  const { ref, seen, met } = useInView<HTMLLIElement>()
  return (
    <li ref={ref} className={met ? 'slot' : 'slot is-far'}>
      <InViewContext value={seen}>{met ? <OrderCard order={order} column={column} /> : <CardNumber order={order} />}</InViewContext>
    </li>
  )
}) // a hundred of them in a column are not gone through because one has come
