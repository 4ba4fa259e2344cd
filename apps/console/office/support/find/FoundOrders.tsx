import { orderSearch, type SupportOrder } from '@harbour/protocol'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useFilter, useSetFilters } from '../../ui/table/table-address.ts'
import { dayOf } from '../../../lib/calendar-day.ts'
import { OrdersTable } from '../words/OrdersTable.tsx'

/** The search in all shops, of no day. */
export const noNarrow = { shop: '', day: '' }

/** The orders that a text finds. */
export function FoundOrders({ text }: { text: string }) {
  const [shop] = useFilter('shop')
  const [day] = useFilter('day')
  const set = useSetFilters()
  const search = { text, storeId: shop || undefined, day: dayOf(day) }
  const { data, error, isFetching, refetch } = useQuery({
    ...query(orderSearch, search),
    placeholderData: keepPreviousData,
    // Searches are counted by person.
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  })
  const narrowed = shop !== '' || day !== ''
  return (
    <Panel title={m.support_orders()} sub={data && m.support_found({ count: data.orders.length })} bare>
      <ErrorNote error={error} onRetry={refetch} />
      {!data && !error && <Loading />}
      {data && !error && <Found orders={data.orders} stale={isFetching} onWiden={narrowed ? () => set(noNarrow) : undefined} />}
    </Panel>
  )
}

type FoundProps = { orders: readonly SupportOrder[]; stale: boolean; onWiden: (() => void) | undefined }

function Found({ orders, stale, onWiden }: FoundProps) {
  return (
    <OrdersTable
      orders={orders}
      stale={stale}
      empty={
        <Empty title={m.support_no_order()}>
          <p>{m.support_no_order_say()}</p>
          {onWiden && <OfficeButton onClick={onWiden}>{m.office_clear_filters()}</OfficeButton>}
        </Empty>
      }
    />
  )
}
