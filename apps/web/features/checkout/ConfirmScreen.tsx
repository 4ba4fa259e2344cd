import type { ProductBook } from '@harbour/rules'
import { Suspense, type ReactNode } from 'react'
import { useParams } from 'react-router'
import { m } from '../../paraglide/messages.js'
import type { Wallet } from '../../entities/coupon/wallet.ts'
import { useBack } from '../../navigation/go.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useWaitingOrder } from '../../entities/order/waiting-order.ts'
import { AppBar } from '../../ui/frame/AppBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useCheckout, type Checkout } from './use-checkout.ts'
import { ConfirmForm } from './form/ConfirmForm.tsx'
import { usePlaceOrder } from './submit/use-place-order.ts'
import './confirm.css'
import { paths } from '../../navigation/paths.ts'

const OrderWaits = lazyPart(() => import('./submit/OrderWaits.tsx'), 'OrderWaits')
const PointsRow = lazyPart(() => import('./price/PointsRow.tsx'), 'PointsRow')

type ConfirmScreenProps = {
  savings: (wallet: Wallet, points: ReactNode) => ReactNode
  /** A gift that was earned and passed by. */
  gift: (book: ProductBook) => ReactNode
}

/** The last look before an order goes to the kitchen (spec 1.19, 2.25). */
export function ConfirmScreen({ savings, gift }: ConfirmScreenProps) {
  const { query: code } = useParams()
  const back = useBack()
  const checkout = useCheckout(code)
  const placing = usePlaceOrder()
  const menu = paths.menu(checkout.where.orderType)
  const sending = placing.isPending || placing.isPlaced
  const waiting = useWaitingOrder()
  // The cart is an order already: that one is paid or cancelled, before it makes another.
  const waits = waiting !== undefined && !sending
  const filled = checkout.lines.length > 0 && !placing.isPlaced
  return (
    <div className="app pad-cta">
      <AppBar title={m.confirm_title()} line onBack={() => back(menu)} />
      {waits && (
        <Suspense fallback={<main id="main" aria-busy />}>
          <OrderWaits orderId={waiting.orderId} />
        </Suspense>
      )}
      {!waits && filled && (
        <ConfirmForm
          checkout={checkout}
          placing={placing}
          gift={checkout.book && gift(checkout.book)}
          savings={savings(checkout.wallet, <Points points={checkout.points} />)}
        />
      )}
      {!waits && !filled && (
        <main id="main" aria-busy={sending}>
          {sending ? <p className="cf__sending">{m.confirm_sending()}</p> : <NothingToConfirm menu={menu} />}
        </main>
      )}
    </div>
  )
}

/** A member with enough points may pay a part with them; nobody else hears of it. */
function Points({ points }: Pick<Checkout, 'points'>) {
  if (!points.offer) return null
  return (
    <Suspense fallback={<div className="kv cf__points" />}>
      <PointsRow offer={points.offer} balance={points.balance} wanted={points.wanted} />
    </Suspense>
  )
}

function NothingToConfirm({ menu }: { menu: string }) {
  return (
    <EmptyState title={m.confirm_empty()} body={m.confirm_empty_body()}>
      <Button block href={menu}>
        {m.confirm_to_menu()}
      </Button>
    </EmptyState>
  )
}
