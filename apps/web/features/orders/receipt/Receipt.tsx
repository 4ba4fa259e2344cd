import type { OrderDetail } from '@harbour/protocol'
import { brandIds, formatMoment, formatPrice, orderTypes, type Brand, type Cents, type OrderType } from '@harbour/rules'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useBack } from '../../../navigation/go.ts'
import { AppBar } from '../../../ui/frame/AppBar.tsx'
import { Breakdown, type BreakdownRow } from '../../../ui/shop/Breakdown.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Mark } from '../../../ui/Mark.tsx'
import { billRows } from './bill-rows.ts'
import { chargedRows } from './charged-rows.ts'
import { refundLine } from './money-back.ts'
import { OrderedItem } from './OrderedItem.tsx'
import { statusWords } from '../status-words.ts'
import './receipt.css'
import { paths } from '../../../navigation/paths.ts'

/** A receipt: what was bought, where, for how much and how it was paid, to be printed or kept; nobody's name, phone or address is on it. */
export function Receipt({ order }: { order: OrderDetail }) {
  const back = useBack()
  const { orderId, brand, storeName, storeAddress, lines } = order
  const money = (words: ReactNode) => inCurrency(words, brand)
  return (
    <div className="app rc">
      <AppBar title={m.tracker_receipt()} onBack={() => back(paths.order(orderId))} />
      <main id="main">
        <article className="rc__paper">
          <header className="rc__head">
            <Mark />
            <p className="strong">{storeName}</p>
            <p className="small ink2">{storeAddress}</p>
          </header>
          <Breakdown rows={headRows(order)} />
          <hr className="hr" />
          <ul aria-label={m.tracker_receipt_lines()}>
            {lines.map((line, index) => (
              <OrderedItem key={`${line.uid} ${index}`} line={line} amount={money(dollars(line.total))} />
            ))}
          </ul>
          <hr className="hr" />
          <Breakdown rows={[...billRows(order), ...chargedRows(order)].map((row) => ({ ...row, amount: money(row.amount) }))} />
          {order.refund && <p className="small">{money(refundLine(order))}</p>}
          <p className="cap ink2">
            {m.tracker_receipt_money({ currency: brand === brandIds.macau ? m.tracker_receipt_mo() : m.tracker_receipt_hk() })}
          </p>
        </article>
        <div className="rc__acts">
          <Button block variant="secondary" onClick={() => print()}>
            <Icon of={Printer} size={20} />
            {m.tracker_receipt_print()}
          </Button>
        </div>
      </main>
    </div>
  )
}

function headRows(order: OrderDetail): BreakdownRow[] {
  return [
    { label: m.tracker_receipt_order(), amount: order.orderNo },
    ...(order.orderType === orderTypes.delivery ? [] : [{ label: m.tracker_receipt_pickup(), amount: order.pickupNo }]),
    { label: m.tracker_receipt_placed(), amount: formatMoment(order.placedAt).slice(0, -3) },
    { label: m.tracker_receipt_way(), amount: ways[order.orderType]() },
    { label: m.tracker_receipt_state(), amount: statusWords(order) },
  ]
}

const dollars = (amount: Cents) => formatPrice(amount, { decimals: 'one' })

/** Macau's amounts are told from Hong Kong's on what is kept: "MOP 188.0". */
const inCurrency = (words: ReactNode, brand: Brand) =>
  brand === brandIds.macau && typeof words === 'string' ? words.replaceAll('$', 'MOP ') : words

const ways: Record<OrderType, () => string> = {
  [orderTypes.delivery]: m.order_list_delivery,
  [orderTypes.takeaway]: m.order_list_takeaway,
  [orderTypes.dineIn]: m.order_list_dine_in,
}
