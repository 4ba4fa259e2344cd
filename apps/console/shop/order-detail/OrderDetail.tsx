import { useState, type ReactNode } from 'react'
import { useParams } from 'react-router'
import { useStepwise } from '../../lib/use-stepwise.ts'
import { m } from '../../paraglide/messages.js'
import { Note } from '../../ui/Note.tsx'
import { TabletButton } from '../../ui/TabletButton.tsx'
import { HeldStrip } from '../orders/hold/HeldStrip.tsx'
import { useLineState } from '../orders/line-state.ts'
import { AllergyStrip, RequestNote, UnsentNote } from '../orders/OrderNotes.tsx'
import type { ShopOrder } from '../orders/shop-order.ts'
import { CourierCard } from './courier/CourierCard.tsx'
import { DeliveryPhoto } from './DeliveryPhoto.tsx'
import { DetailHead } from './DetailHead.tsx'
import { DetailLines } from './DetailLines.tsx'
import { GuestCard } from './GuestCard.tsx'
import './OrderDetail.css'
import { OrderActions } from './OrderActions.tsx'
import { OrderEvents } from './OrderEvents.tsx'
import { PriceBlock } from './PriceBlock.tsx'
import { RatingCard } from './RatingCard.tsx'
import { RefundPanel } from './refund/RefundPanel.tsx'
import { useRefund } from './refund/use-refund.ts'
import { useOrderDetail } from './use-order-detail.ts'

type OrderDetailProps = {
  /** The button that prints the order's tickets. */
  printButton?: ((order: ShopOrder) => ReactNode) | undefined
}

/** One order with all that is known of it, and what can be done about it. */
export function OrderDetail({ printButton }: OrderDetailProps) {
  const { orderId = '' } = useParams()
  return <Detail key={orderId} orderId={orderId} printButton={printButton} />
}

function Detail({ orderId, printButton }: OrderDetailProps & { orderId: string }) {
  const { order, detail, error, isPending, retry } = useOrderDetail(orderId)
  const [ticked, tick] = useState<ReadonlyMap<number, number>>(new Map())
  const refund = useRefund()
  const offline = useLineState() === 'offline'
  // Its head, what is in it, and what stands beside that.
  const drawn = useStepwise(3)
  const close = () => {
    tick(new Map())
    refund.reset()
  }
  if (!order)
    return <NotThere words={isPending ? m.frame_loading() : (error?.message ?? m.frame_failed())} onRetry={isPending ? undefined : retry} />
  const parts = [...ticked].map(([index, num]) => ({ index, num }))
  return (
    <>
      <DetailHead order={order} detail={detail} printButton={printButton} />
      <div className="od">
        {drawn > 1 && (
          <div className="od__main">
            <AllergyStrip order={order} large />
            <UnsentNote order={order} />
            <HeldStrip order={order} />
            {offline && <Note large>{m.detail_needs_line()}</Note>}
            <DetailLines lines={order.lines} detail={detail} ticked={ticked} locked={refund.locked} onTick={offline ? undefined : tick} />
            {detail && <PriceBlock detail={detail} />}
            {!detail && error && <NotThere words={error.message} onRetry={retry} />}
            <RequestNote order={order} large />
          </div>
        )}
        {drawn > 2 && (
          <div className="od__side">
            {parts.length > 0 && detail ? (
              <RefundPanel orderId={orderId} parts={parts} lineCount={order.lines.length} refund={refund} onClose={close} />
            ) : (
              <>
                <GuestCard order={order} />
                {detail?.inHand && <CourierCard order={order} company={detail.courierCompany} courier={detail.courier} />}
                {detail?.rating && <RatingCard rating={detail.rating} />}
                {detail?.photo && <DeliveryPhoto orderId={orderId} />}
                <OrderActions order={order} detail={detail} />
                {detail && <OrderEvents events={detail.events} />}
              </>
            )}
          </div>
        )}
      </div>
    </>
  )
}

function NotThere({ words, onRetry }: { words: string; onRetry: (() => void) | undefined }) {
  return (
    <div className="od__none" role="status">
      <p>{words}</p>
      {onRetry && <TabletButton onClick={onRetry}>{m.frame_retry()}</TabletButton>}
    </div>
  )
}
