import { cancelOrder, payStatusGet } from '@harbour/protocol'
import { formatPrice } from '@harbour/rules'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, query } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { settleWaiting } from '../../../entities/order/settle-waiting.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Ferry } from '../../../ui/frame/Ferry.tsx'
import { paths } from '../../../navigation/paths.ts'

/** This cart has become an order that waits for its money: the guest pays it, or takes it back and goes on with the cart. */
export function OrderWaits({ orderId }: { orderId: string }) {
  const queries = useQueryClient()
  const { data, isLoading } = useQuery({ ...query(payStatusGet, { orderId }, { background: true, handles: 'all' }), staleTime: 0 })
  const cancelling = useMutation({
    mutationFn: () => call(cancelOrder, { orderId }, { handles: ['CANCEL_TOO_LATE', 'ORDER_UNKNOWN'] }),
    onSuccess: settleWaiting,
    // Too late, it has been paid: that is seen then.
    onSettled: () => void queries.invalidateQueries(),
  })
  // Shown whole: a line that came later would move the buttons away from under a thumb.
  if (isLoading) return <main id="main" aria-busy />
  return (
    <main id="main">
      <EmptyState
        art={<Ferry />}
        title={m.pay_wait_title()}
        body={data && m.pay_wait_body({ title: data.order.title, total: formatPrice(data.order.total) })}
      >
        <Button block href={`${paths.payment}?orderId=${orderId}`}>
          {m.pay_now()}
        </Button>
        <Button variant="ghost" block loading={cancelling.isPending} onClick={() => cancelling.mutate()}>
          {m.pay_wait_cancel()}
        </Button>
      </EmptyState>
    </main>
  )
}
