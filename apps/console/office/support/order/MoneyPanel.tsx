import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { Panel } from '../../ui/Panel.tsx'
import { methodName } from '../../words/order-words.ts'
import './GuestSaw.css'
import type { OrderDetail } from './use-order-detail.ts'

/** The money of an order: how it is paid, what came, and what has gone back. */
export function MoneyPanel({ detail: { order, charged } }: { detail: OrderDetail }) {
  return (
    <Panel title={m.support_money()}>
      <dl className="supdl">
        <div>
          <dt>{m.support_pay_by({ method: methodName(order.payMethod) })}</dt>
          <dd>{money(order.total)}</dd>
        </div>
        <div>
          <dt>{m.support_paid()}</dt>
          <dd>{money(order.paid)}</dd>
        </div>
        {charged !== null && (
          <div>
            <dt>{m.support_charged()}</dt>
            <dd>{money(charged)}</dd>
          </div>
        )}
        <div>
          <dt>{m.support_refunded_so_far()}</dt>
          <dd>{money(order.refunded)}</dd>
        </div>
      </dl>
    </Panel>
  )
}
