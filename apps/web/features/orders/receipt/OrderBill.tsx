import type { OrderDetail } from '@harbour/protocol'
import { formatPrice, formatTime, orderStatuses } from '@harbour/rules'
import { ReceiptText } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { dayWords } from '../../../lib/day-words.ts'
import { LineImage } from '../../../entities/menu/LineImage.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Block } from '../../../ui/frame/Block.tsx'
import { Breakdown } from '../../../ui/shop/Breakdown.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Price } from '../../../ui/shop/Price.tsx'
import { billRows } from './bill-rows.ts'
import { OrderedItem } from './OrderedItem.tsx'
import { paths } from '../../../navigation/paths.ts'

/** The dishes of an order, in the words they were ordered in, and what it costs. */
export function OrderBill({ order }: { order: OrderDetail }) {
  return (
    <Block title={m.order_title({ number: order.orderNo })} end={<Price>{formatPrice(order.total)}</Price>}>
      <p className="small ink2">
        {m.order_items({ count: order.itemCount })} ·{' '}
        {m.order_placed_at({ moment: `${dayWords(order.placedAt)} ${formatTime(order.placedAt)}` })}
      </p>
      <ul>
        {order.lines.map((line, index) => (
          <OrderedItem
            key={`${line.uid} ${index}`}
            line={line}
            amount={formatPrice(line.total)}
            picture={<LineImage picture={line.picture} num={line.num} composed={line.composed} crust={line.crust} size={40} />}
          >
            {line.gift && <Badge tone="reward">{m.order_gift()}</Badge>}
          </OrderedItem>
        ))}
      </ul>
      <hr className="hr trk__rule" />
      <Breakdown rows={billRows(order)} />
      {hasReceipt(order) && (
        <Button variant="tint" className="trk__receipt" href={`${paths.order(order.orderId)}?receipt=1`}>
          <Icon of={ReceiptText} size={20} />
          {m.tracker_receipt()}
        </Button>
      )}
    </Block>
  )
}

/** There is one for every order that was paid, or will be when it is handed over. */
const hasReceipt = ({ status, refund }: OrderDetail) =>
  status !== orderStatuses.paymentPending && (status !== orderStatuses.cancelled || refund !== null)
