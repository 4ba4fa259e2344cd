import { getUserOrders } from '@harbour/protocol'
import { formatPrice } from '@harbour/rules'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { paths } from '../../../navigation/paths.ts'

/** An earlier try had arrived after all, and was another order: the guest sees it before ordering once more. */
export function EarlierOrder({ onClose }: { onClose: () => void }) {
  const { data } = useQuery({ ...query(getUserOrders, { limit: 1 }, { background: true, handles: 'all' }), staleTime: 0 })
  const order = data?.orders[0]
  const acts = (
    <>
      <Button block href={order ? paths.order(order.orderId) : paths.account}>
        {m.confirm_see_order()}
      </Button>
      <Button variant="ghost" block onClick={onClose}>
        {m.confirm_order_too()}
      </Button>
    </>
  )
  return (
    <Dialog open alert onClose={onClose} title={m.confirm_conflict()} actions={acts}>
      <p>{order ? m.confirm_conflict_body({ title: order.title, total: formatPrice(order.total) }) : m.confirm_conflict_plain()}</p>
    </Dialog>
  )
}
