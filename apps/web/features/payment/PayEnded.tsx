import type { OrderCard } from '@harbour/protocol'
import { formatPrice } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { useCart } from '../../entities/cart/cart-store.ts'
import { useShop } from '../../entities/shop/shop.ts'
import { telephone } from '../../entities/contact/phone-number.ts'
import { AppBar } from '../../ui/frame/AppBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Ferry } from '../../ui/frame/Ferry.tsx'
import { paths } from '../../navigation/paths.ts'

type Kind = 'expired' | 'cancelled' | 'checking' | 'refunding'

/** An order that cannot be paid any more, or not now: what that means for the guest's money, and the way on. */
export function PayEnded({ order, kind }: { order: OrderCard; kind: Kind }) {
  const { title, body } = wordsOf(kind, order)
  const kept = useCart().lines.length > 0
  const ended = kind === 'expired' || kind === 'cancelled'
  return (
    <div className="app">
      <AppBar />
      <main id="main" aria-live="polite">
        <EmptyState level={1} art={<Ferry />} title={title} body={ended && kept ? `${body} ${m.pay_cart_kept()}` : body}>
          {kind === 'checking' && <CallShop order={order} />}
          {ended && kept && (
            <Button block href={`${paths.menu(order.orderType)}?cart=1`}>
              {m.pay_to_cart()}
            </Button>
          )}
          {ended && !kept && (
            <Button block href={`${paths.menu(order.orderType)}?again=${order.orderId}`}>
              {m.pay_order_again()}
            </Button>
          )}
          <Button variant={ended ? 'ghost' : 'secondary'} block href={paths.order(order.orderId)}>
            {m.pay_see_order()}
          </Button>
          <Button variant="ghost" block href={paths.home}>
            {m.pay_home()}
          </Button>
        </EmptyState>
      </main>
    </div>
  )
}

function CallShop({ order }: { order: OrderCard }) {
  const shop = useShop(order.storeId)
  if (!shop) return null
  const { href, words } = telephone(shop.phone, order.brand)
  return (
    <Button block href={href}>
      {m.pay_call_shop({ phone: words })}
    </Button>
  )
}

function wordsOf(kind: Kind, { refund, total }: OrderCard): { title: string; body: string } {
  switch (kind) {
    case 'expired':
      return { title: m.pay_expired_title(), body: m.pay_expired_body() }
    case 'cancelled':
      return { title: m.pay_cancelled_title(), body: m.pay_cancelled_body() }
    case 'checking':
      return { title: m.pay_checking_title(), body: m.pay_checking_body() }
    case 'refunding':
      return { title: m.pay_late_title(), body: m.pay_late_body({ amount: formatPrice(refund?.amount ?? total) }) }
  }
}
