import { formatPrice, orderStatuses } from '@harbour/rules'
import { ChevronLeft, CircleCheck, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { TabletButton } from '../../ui/TabletButton.tsx'
import { columnOf } from '../orders/order-columns.ts'
import { methodName } from '../orders/method-name.ts'
import { reasonName } from '../../words/reason-name.ts'
import { statusName } from '../../words/status-name.ts'
import { AgeTag, CutleryTag, MoneyTag, WayTag } from '../orders/OrderTags.tsx'
import { OrderTimer, WaitingTimer } from '../orders/OrderTimer.tsx'
import type { BoardOrder } from '../orders/queued-step.ts'
import type { ShopOrder } from '../orders/shop-order.ts'
import { NextStep } from '../orders/steps/NextStep.tsx'
import type { OrderDetailAnswer } from './use-order-detail.ts'

type DetailHeadProps = {
  order: BoardOrder
  detail: OrderDetailAnswer | undefined
  printButton: ((order: ShopOrder) => ReactNode) | undefined
}

/** The head of an order: its number, how it leaves and is paid, how late it is, and its next step. */
export function DetailHead({ order, detail, printButton }: DetailHeadProps) {
  const navigate = useNavigate()
  const column = detail?.inHand === false ? undefined : columnOf(order)
  return (
    <header className="od__head">
      <TabletButton className="kb--ic" aria-label={m.detail_back()} onClick={() => void navigate(-1)}>
        <Icon of={ChevronLeft} size={28} />
      </TabletButton>
      <h1>{order.pickupNo}</h1>
      <WayTag order={order} />
      <PaidTag order={order} detail={detail} />
      <AgeTag order={order} brief />
      <CutleryTag order={order} />
      {column === 'new' && <WaitingTimer order={order} />}
      {column && column !== 'new' && <OrderTimer promisedBy={order.etaHigh} />}
      {!column && <EndTag status={order.status} reason={detail?.endReason ?? null} />}
      <div className="od__steps">
        {printButton?.(order)}
        {column && <NextStep order={order} column={column} />}
      </div>
    </header>
  )
}

function PaidTag({ order, detail }: Pick<DetailHeadProps, 'order' | 'detail'>) {
  if (!order.paid) return order.toCollect > 0 ? <MoneyTag order={order} /> : null
  const sum = detail && detail.charged > 0 ? detail.charged : order.total
  return (
    <span className="tag tag--paid">
      <Icon of={CircleCheck} size={16} />
      {m.detail_paid_by({ method: methodName(order.payMethod), amount: formatPrice(sum) })}
    </span>
  )
}

function EndTag({ status, reason }: { status: number; reason: OrderDetailAnswer['endReason'] }) {
  const cancelled = status === orderStatuses.cancelled
  return (
    <span className={cancelled ? 'tag tag--late' : 'tag'}>
      <Icon of={cancelled ? CircleX : CircleCheck} size={16} />
      {[statusName(status), reason && reasonName(reason)].filter(Boolean).join(m.order_colon())}
    </span>
  )
}
