import { orderTypes } from '@harbour/rules'
import { use } from 'react'
import { classes } from '../../lib/classes.ts'
import { momentWords } from '../../lib/format.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { useAtServerTime } from '../../lib/server-clock.ts'
import { InViewContext } from '../../lib/use-in-view.ts'
import { m } from '../../paraglide/messages.js'
import { HeldStrip } from '../orders/hold/HeldStrip.tsx'
import type { Column } from '../orders/order-columns.ts'
import { OrderLines } from '../orders/OrderLines.tsx'
import { AcceptedBy, AllergyStrip, RequestNote, UnsentNote } from '../orders/OrderNotes.tsx'
import { AgeTag, CutleryTag, MoneyTag, WayTag } from '../orders/OrderTags.tsx'
import { OrderTimer, WaitingTimer } from '../orders/OrderTimer.tsx'
import type { BoardOrder } from '../orders/queued-step.ts'
import { NextStep } from '../orders/steps/NextStep.tsx'
import './OrderCard.css'
import { CardNumber } from './CardNumber.tsx'
import { OutCard } from './OutCard.tsx'
import { RiderSlot } from './RiderSlot.tsx'

export type OrderCardProps = { order: BoardOrder; column: Column }

/** An order on the board: all that matters for its next step, and that step as one button. */
export function OrderCard({ order, column }: OrderCardProps) {
  const late = useAtServerTime((now) => column !== 'new' && now > order.etaHigh, use(InViewContext))
  return (
    <article className={classes('oc', column === 'new' && 'is-new', late && 'is-late')} aria-label={m.order_of({ no: order.pickupNo })}>
      {column === 'out' ? <OutCard order={order} /> : <MakingCard order={order} column={column} />}
    </article>
  )
}

function MakingCard({ order, column }: OrderCardProps) {
  return (
    <>
      <div className="oc__h">
        <CardNumber order={order} />
        <WayTag order={order} />
        {column === 'new' ? <WaitingTimer order={order} /> : <OrderTimer promisedBy={order.etaHigh} />}
      </div>
      <p className="oc__t">
        <span>
          {promiseWords(order)} <b>{momentWords(order.etaHigh, serverNow())}</b>
        </span>
        <MoneyTag order={order} />
        <CutleryTag order={order} />
        <AcceptedBy order={order} />
      </p>
      {column === 'ready' && order.orderType === orderTypes.takeaway && <Collector order={order} />}
      <UnsentNote order={order} />
      <OrderLines lines={order.lines} />
      <AllergyStrip order={order} />
      <RequestNote order={order} />
      <AgeTag order={order} brief={column === 'making'} />
      <HeldStrip order={order} />
      {column === 'ready' && order.orderType === orderTypes.delivery ? (
        <RiderSlot order={order} />
      ) : (
        <NextStep order={order} column={column} />
      )}
    </>
  )
}

/** The name of who comes for it, and the end of their phone. */
function Collector({ order: { contact } }: { order: BoardOrder }) {
  if (!contact) return null
  return (
    <p className="oc__t">
      <span>
        {contact.name} · {m.board_phone_ends()} <b>{contact.phone.replaceAll(/\D/g, '').slice(-3)}</b>
      </span>
    </p>
  )
}

const promised = { [orderTypes.takeaway]: m.board_pickup, [orderTypes.dineIn]: m.board_serve, [orderTypes.delivery]: m.board_promised }
const promiseWords = ({ orderType }: BoardOrder): string => promised[orderType]()
