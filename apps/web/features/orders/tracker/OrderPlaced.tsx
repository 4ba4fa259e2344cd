import type { OrderDetail } from '@harbour/protocol'
import { formatPrice, orderTypes } from '@harbour/rules'
import { Check, Coins, X } from 'lucide-react'
import { hostKind } from '../../../lib/host-kind.ts'
import { openHost } from '../../../entities/host/open-host.ts'
import { m } from '../../../paraglide/messages.js'
import { addressWords } from '../../../entities/address/address-words.ts'
import { etaWords } from '../../../entities/order/eta-words.ts'
import { payName } from '../../../entities/payment/pay-words.ts'
import { telephone } from '../../../entities/contact/phone-number.ts'
import { Breakdown } from '../../../ui/shop/Breakdown.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CtaBar } from '../../../ui/frame/CtaBar.tsx'
import { Ferry } from '../../../ui/frame/Ferry.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { paths } from '../../../navigation/paths.ts'

/** The order is placed: when it comes, its number, and what it will cost. */
export function OrderPlaced({ order, onTrack }: { order: OrderDetail; onTrack: () => void }) {
  const phone = telephone(order.storePhone, order.brand)
  const [before = '', after = ''] = m.order_call_to_change({ phone: '\n' }).split('\n')
  return (
    <div className="app res">
      <header className="res__bar">
        <IconButton icon={X} label={m.order_close()} href={paths.home} />
      </header>
      <main id="main">
        <div className="res__head">
          <span className="res__tick">
            <Icon of={Check} size={28} />
          </span>
          <h1>{m.order_placed()}</h1>
          <p>{m.order_placed_body({ shop: order.storeName })}</p>
        </div>
        <Receipt order={order} />
        <p className="res__call small">
          {before}
          <a href={phone.href}>{phone.words}</a>
          {after}
        </p>
        <CtaBar>
          <div className="res__acts">
            <Button block onClick={onTrack}>
              {m.order_track()}
            </Button>
            {hostKind() === 'app' && (
              <Button variant="ghost" block onClick={goOrder}>
                {m.order_in_app()}
              </Button>
            )}
            <Button variant="ghost" block href={paths.home}>
              {m.order_home()}
            </Button>
          </div>
        </CtaBar>
      </main>
    </div>
  )
}

const goOrder = () => void openHost().then((host) => host.goOrder?.())

function Receipt({ order }: { order: OrderDetail }) {
  const delivering = order.orderType === orderTypes.delivery
  return (
    <section className="rcpt" aria-label={m.order_title({ number: order.orderNo })}>
      <div className="row between">
        <div>
          <p className="cap ink2">{dueWords(order)}</p>
          <p className={order.wantedAt === null ? 'rcpt__eta num' : 'rcpt__eta rcpt__eta--day num'}>{etaWords(order)}</p>
        </div>
        <span className="rcpt__ferry">
          <Ferry />
        </span>
      </div>
      <p className="small ink2">{order.destination ? addressWords(order.destination) : order.storeName}</p>
      {!delivering && (
        <p className="rcpt__no">
          <span className="small ink2">{m.order_pickup_number()}</span>
          <b>{order.pickupNo}</b>
        </p>
      )}
      <hr className="hr" />
      <Breakdown
        rows={[
          { label: m.order_number(), amount: order.orderNo },
          { label: order.title, amount: '' },
          { label: payName(order.payMethod, order.card), amount: formatPrice(order.total, { decimals: 'one' }) },
        ]}
      />
      {order.earns > 0 && (
        <div className="rcpt__earns">
          <Icon of={Coins} size={24} />
          <p>
            <b className="strong">{m.tracker_earns({ points: order.earns })}</b>
            <span className="small">{m.tracker_earns_body()}</span>
          </p>
        </div>
      )}
    </section>
  )
}

function dueWords({ wantedAt, orderType }: OrderDetail): string {
  if (wantedAt !== null) return m.order_preorder_for()
  return orderType === orderTypes.delivery ? m.order_arriving() : m.order_ready_about()
}
