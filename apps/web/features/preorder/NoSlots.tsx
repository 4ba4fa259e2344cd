import type { Answer, getShopQuoTime, StoreDetail } from '@harbour/protocol'
import { orderTypes, type OrderType } from '@harbour/rules'
import { useLocation } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { paths } from '../../navigation/paths.ts'

type NoSlotsProps = {
  orderType: OrderType
  shopChosen: boolean
  store: StoreDetail | undefined
  data: Answer<typeof getShopQuoTime> | undefined
  failed: boolean
  onAgain: () => void
}

/** The reason why there is no time to choose, and the way on (spec 8.13). */
export function NoSlots({ orderType, shopChosen, store, data, failed, onAgain }: NoSlotsProps) {
  const { pathname } = useLocation()
  const delivering = orderType === orderTypes.delivery
  const elsewhere = `${delivering ? paths.addressSearch(1) : paths.shops}?next=${encodeURIComponent(`${pathname}?when=1`)}`
  if (!shopChosen) {
    return (
      <EmptyState title={delivering ? m.preorder_where_delivery() : m.preorder_where_shop()} body={m.preorder_where_body()}>
        <Button variant="secondary" block href={elsewhere}>
          {delivering ? m.preorder_to_address() : m.preorder_to_shop()}
        </Button>
      </EmptyState>
    )
  }
  if (failed && !data) {
    return (
      <div role="alert">
        <EmptyState title={m.preorder_failed()} body={m.preorder_failed_body()}>
          <Button variant="secondary" block onClick={onAgain}>
            {m.shops_again()}
          </Button>
        </EmptyState>
      </div>
    )
  }
  if (store && !store.preorders.includes(orderType)) {
    return (
      <EmptyState title={none[orderType]()} body={m.preorder_none_body()}>
        <Button variant="secondary" block href={elsewhere}>
          {delivering ? m.preorder_other_address() : m.preorder_other_shop()}
        </Button>
      </EmptyState>
    )
  }
  if (data?.days.length === 0 || data?.days.every(({ open }) => !open)) {
    return <EmptyState title={m.preorder_no_day()} body={m.preorder_none_body()} />
  }
  return <SlotsSkeleton />
}

function SlotsSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr" role="status">
        {m.shell_loading()}
      </p>
      <div className="sg">
        <Skeleton width={140} height={24} />
      </div>
      <div className="slots">
        {Array.from({ length: 9 }, (_, at) => (
          <Skeleton key={at} height={52} radius={14} />
        ))}
      </div>
    </div>
  )
}

const none: Record<OrderType, () => string> = {
  [orderTypes.takeaway]: m.preorder_none_takeaway,
  [orderTypes.delivery]: m.preorder_none_delivery,
  [orderTypes.dineIn]: m.preorder_none_dine_in,
}
