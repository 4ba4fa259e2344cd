import { cancelOrder, getOrderDetail, getUserOrders, type OrderDetail } from '@harbour/protocol'
import { isPaidAtHandover, guestMayCancel, type Instant } from '@harbour/rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { isRefusal } from '../../api/is-refusal.ts'
import { m } from '../../paraglide/messages.js'
import { orderState } from '../../entities/order/order-progress.ts'
import { telephone } from '../../entities/contact/phone-number.ts'
import { settleWaiting } from '../../entities/order/settle-waiting.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { showToast } from '../../lib/toast.ts'

/** The way to take an order back, for as long as the rules let a guest (spec 4.43); asks before it does. */
export function CancelOrder({ order, now, asked = false }: { order: OrderDetail; now: Instant; asked?: boolean }) {
  const [asking, setAsking] = useState(asked)
  const pending = orderState(order) === 'paymentPending'
  const cancelling = useCancel(order.orderId, () => setAsking(false))
  const tooLate = isRefusal(cancelOrder, cancelling.error, ['CANCEL_TOO_LATE'])
  if (tooLate) {
    return (
      <Banner tone="error" icon={CircleAlert} live>
        {m.order_cancel_late({ phone: telephone(order.storePhone, order.brand).words })}
      </Banner>
    )
  }
  if (!guestMayCancel({ ...order, state: orderState(order) }, now) && !asking) return null
  return (
    <div className="trk__cancel">
      <Button variant="danger" block onClick={() => setAsking(true)}>
        {m.order_cancel()}
      </Button>
      <Dialog
        open={asking}
        alert
        onClose={() => setAsking(false)}
        title={m.order_cancel_title()}
        actions={
          <>
            <Button block onClick={() => setAsking(false)}>
              {m.order_cancel_keep()}
            </Button>
            <Button variant="danger" block loading={cancelling.isPending} onClick={() => cancelling.mutate()}>
              {m.order_cancel()}
            </Button>
          </>
        }
      >
        <p>{pending ? m.pay_cancel_body() : isPaidAtHandover(order.payMethod) ? m.order_cancel_body() : m.tracker_cancel_paid()}</p>
      </Dialog>
    </div>
  )
}

/** Takes the order back. Whatever the answer, the order is then read anew. */
function useCancel(orderId: string, onSettled: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(cancelOrder, { orderId }, { handles: ['CANCEL_TOO_LATE'] }),
    onSuccess: (order) => {
      settleWaiting(order)
      showToast(m.order_cancelled_toast())
    },
    onSettled: () => {
      onSettled()
      void queries.invalidateQueries({ queryKey: [getOrderDetail.name] })
      void queries.invalidateQueries({ queryKey: [getUserOrders.name] })
    },
  })
}
