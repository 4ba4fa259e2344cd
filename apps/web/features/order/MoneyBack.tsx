import type { OrderDetail } from '@harbour/protocol'
import { cancelWords, refundLine } from './money-back.ts'

/** Why an order was cancelled, and what of its money comes back; nothing for one that goes on or was eaten. */
export function MoneyBack({ order }: { order: OrderDetail }) {
  const [why, back] = [cancelWords(order), refundLine(order)]
  return (
    <>
      {why && <p className="small ink2">{why}</p>}
      {back && <p className="small ink2">{back}</p>}
    </>
  )
}
