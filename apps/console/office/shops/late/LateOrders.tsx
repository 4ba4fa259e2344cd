import { lateOrdersGet, type Answer } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '../../../api/call.ts'
import { dayAndTime } from '../../../lib/format.ts'
import { useAtServerTime } from '../../../lib/server-clock.ts'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../paths.ts'
import { useMay } from '../../session/rights.ts'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { LiveMark, OldStrip } from '../../ui/LiveMark.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Page } from '../../ui/Page.tsx'
import { Pill } from '../../ui/Pill.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { orderTypeName } from '../../../words/order-type-name.ts'
import { statusLook, statusName } from '../../words/order-words.ts'
import { minutesSince } from '../state/state-words.ts'
import { liveEvery } from '../state/use-shops-now.ts'

type LateOrder = Answer<typeof lateOrdersGet>['orders'][number]

/** The orders behind the number of late ones: which, where, how far, and for how long. */
export function LateOrders() {
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...query(lateOrdersGet, {}),
    refetchInterval: liveEvery,
    placeholderData: (before) => before,
  })
  const now = useAtServerTime(wholeMinute)
  const mayOpen = useMay('guest.read')
  return (
    <Page
      above={[{ to: paths.today, words: m.office_today() }]}
      title={m.shops_late_title()}
      sub={m.shops_late_say()}
      mark={<LiveMark updatedAt={dataUpdatedAt} />}
    >
      <OldStrip updatedAt={dataUpdatedAt} />
      <ErrorNote error={error} onRetry={() => void refetch()} />
      {data ? (
        <DataTable
          label={m.shops_late_title()}
          columns={columnsAt(now, mayOpen)}
          rows={data.orders}
          rowKey={({ orderId }) => orderId}
          {...(mayOpen && { rowTo: ({ orderId }: LateOrder) => paths.order(orderId) })}
          empty={<Empty title={m.shops_late_none()} />}
        />
      ) : (
        !error && <Loading rows={8} />
      )}
    </Page>
  )
}

/** Nothing here changes by the second. */
const wholeMinute = (at: number): number => at - (at % 60_000)

const columnsAt = (now: number, mayOpen: boolean): Column<LateOrder>[] => [
  {
    key: 'order',
    head: m.support_order(),
    cell: ({ orderId, pickupNo, orderNo }) => (
      <>
        {mayOpen ? <Link to={paths.order(orderId)}>{pickupNo}</Link> : <b>{pickupNo}</b>} <small>{orderNo}</small>
      </>
    ),
  },
  { key: 'shop', head: m.support_shop(), cell: ({ storeName }) => storeName, sort: ({ storeName }) => storeName },
  { key: 'way', head: m.support_way(), cell: ({ orderType }) => orderTypeName(orderType), sort: ({ orderType }) => orderType },
  { key: 'status', head: m.support_status(), cell: ({ status }) => <Pill look={statusLook(status)}>{statusName(status)}</Pill> },
  { key: 'placed', head: m.support_when(), cell: ({ placedAt }) => dayAndTime(placedAt), sort: ({ placedAt }) => placedAt },
  { key: 'promised', head: m.shops_late_promised(), cell: ({ promisedBy }) => dayAndTime(promisedBy) },
  {
    key: 'over',
    head: m.shops_late_over(),
    right: true,
    cell: ({ promisedBy }) => <b>{m.shops_late_minutes({ minutes: minutesSince(promisedBy, now) })}</b>,
    sort: ({ promisedBy }) => -promisedBy,
  },
]
