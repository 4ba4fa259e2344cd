import type { SupportOrder } from '@harbour/protocol'
import { groupedPhone } from '@harbour/rules'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { brand } from '../../../api/keys.ts'
import { dayAndTime } from '../../../lib/format.ts'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../paths.ts'
import { Pill } from '../../ui/Pill.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import './OrdersTable.css'
import { orderTypeName } from '../../../words/order-type-name.ts'
import { methodName, statusLook, statusName } from '../../words/order-words.ts'
import { useShopNames } from '../../words/use-shop-names.ts'

type OrdersTableProps = { orders: readonly SupportOrder[]; stale?: boolean; empty: ReactNode }

/** Orders as support lists them: which, when, where, whose, and what has become of them. */
export function OrdersTable({ orders, stale = false, empty }: OrdersTableProps) {
  const { nameOf } = useShopNames()
  return (
    <DataTable
      label={m.support_orders()}
      columns={columnsWith(nameOf)}
      rows={orders}
      rowKey={({ orderId }) => orderId}
      rowTo={({ orderId }) => paths.order(orderId)}
      stale={stale}
      empty={empty}
    />
  )
}

const columnsWith = (nameOf: (storeId: string) => string): Column<SupportOrder>[] => [
  {
    key: 'order',
    head: m.support_order(),
    cell: ({ orderId, pickupNo, orderNo }) => (
      <Link className="suporders__no" to={paths.order(orderId)}>
        <b>{pickupNo}</b>
        <small>{orderNo}</small>
      </Link>
    ),
  },
  { key: 'placed', head: m.support_when(), cell: ({ placedAt }) => dayAndTime(placedAt), sort: ({ placedAt }) => placedAt },
  { key: 'shop', head: m.support_shop(), cell: ({ storeId }) => nameOf(storeId), sort: ({ storeId }) => nameOf(storeId) },
  {
    key: 'guest',
    head: m.support_guest(),
    cell: ({ guest }) => [guest.name, guest.phone && groupedPhone(guest.phone, brand())].filter(Boolean).join(' ') || m.support_no_name(),
  },
  { key: 'way', head: m.support_way(), cell: ({ orderType }) => orderTypeName(orderType) },
  { key: 'method', head: m.support_payment(), cell: ({ payMethod }) => methodName(payMethod) },
  { key: 'total', head: m.support_amount(), right: true, cell: ({ total }) => money(total), sort: ({ total }) => total },
  {
    key: 'status',
    head: m.support_status(),
    cell: ({ status, refunded }) => (
      <span className="suporders__state">
        <Pill look={statusLook(status)}>{statusName(status)}</Pill>
        {refunded > 0 && <Pill look="warn">{m.support_back({ amount: money(refunded) })}</Pill>}
      </span>
    ),
  },
]
