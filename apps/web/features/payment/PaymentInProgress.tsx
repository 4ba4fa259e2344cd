import type { OrderCard, Payment } from '@harbour/protocol'
import { chargedBy, formatPrice, formatTime, orderTypes } from '@harbour/rules'
import { ChefHat, CloudOff, CreditCard, Lock, ShieldCheck } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { serverNow } from '../../lib/server-clock.ts'
import { payName } from '../../entities/payment/pay-words.ts'
import { useSecondsUntil } from '../../lib/seconds-until.ts'
import { Button } from '../../ui/Button.tsx'
import { Ferry } from '../../ui/frame/Ferry.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Skyline } from '../../ui/frame/Skyline.tsx'
import { TrackSteps } from '../../ui/shop/TrackSteps.tsx'
import { useState, type MouseEvent } from 'react'
import type { PaymentChoice } from './paying.ts'
import { openProviderPage } from '../../entities/payment/provider-page.ts'

/** `opening`: on the way to the page where it is paid; `waiting`: the guest has left that page; `asking`: back from it, and the bank is asked. */
type Stage = 'loading' | 'opening' | 'waiting' | 'asking' | 'paid'
type UnderWayProps = {
  stage: Stage
  order?: OrderCard
  way?: PaymentChoice | undefined
  payment?: Payment
  /** The page where it is paid; a payment knows it by itself. */
  page?: string | null
  offline?: boolean
  onOther?: () => void
  /** Begins the payment anew, where its page opens only where it was begun; null where it opens not at all. */
  onAgain?: (() => void) | null | undefined
}

/** A payment under way: the ferry crosses while the bank is asked (spec 1.20). */
export function PaymentInProgress({ stage, order, way, payment, page = payment?.page ?? null, offline, onOther, onAgain }: UnderWayProps) {
  const slow = useSlow(stage === 'opening' ? 10_000 : 30_000)
  // A saved card is charged here, unless its bank has a page for that.
  const { title, body } = words[stage === 'opening' && way?.savedCard ? 'asking' : stage]
  return (
    <main id="main" className="app pp">
      <Crossing order={order} way={way} payment={payment} />
      <div className="pp__main">
        <div aria-live="polite">
          <h1 className="t1">{title()}</h1>
          <p className="ink2 small">{slow && stage === 'asking' ? m.pay_paying_slow() : body()}</p>
        </div>
        <PaymentSteps stage={stage} />
        {offline ? (
          // The frame's note stands above already, and has the way to try again.
          <p className="pp__kept" role="status">
            <Icon of={CloudOff} size={20} />
            <span>{m.pay_offline()}</span>
          </p>
        ) : (
          order?.payUntil != null && (
            <p className="pp__kept">
              <Icon of={ShieldCheck} size={20} />
              <span>{m.pay_kept_until({ number: order.orderNo, time: formatTime(order.payUntil) })}</span>
            </p>
          )
        )}
        <div className="pp__acts">
          {page !== null && onAgain !== null && (stage === 'waiting' || slow) && (
            <Button
              block
              {...(onAgain ? { onClick: onAgain } : { href: page, onClick: (event: MouseEvent) => open(event, page) })}
              amount={order && formatPrice(amountOf(order, { way, payment }))}
            >
              {m.pay_go_on()}
            </Button>
          )}
          {onOther && (stage !== 'opening' || (slow && page !== null)) && (
            <Button variant="ghost" block onClick={onOther}>
              {m.pay_other_way()}
            </Button>
          )}
        </div>
      </div>
    </main>
  )
}

/** A tap opens the page as the app does by itself; a tap with a key, in a tab of its own, is the browser's. */
function open(event: MouseEvent, page: string) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  openProviderPage(page)
}

/** The sum that is charged, which for Octopus is rounded. */
const amountOf = (order: OrderCard, { way, payment }: Pick<UnderWayProps, 'way' | 'payment'>) =>
  payment?.amount ?? chargedBy(way?.method ?? 'card', order.total)

/** Tells whether this screen has been looked at for longer than a bank takes, or a page to open. */
function useSlow(patience: number): boolean {
  const [since] = useState(serverNow)
  return useSecondsUntil(since + patience) === 0
}

function Crossing({ order, way, payment }: Pick<UnderWayProps, 'order' | 'way' | 'payment'>) {
  const method = payment?.method ?? way?.method
  return (
    <div className="pp__art">
      <span className="pp__moon" />
      <div className="pp__sky">
        <Skyline />
      </div>
      <div className="pp__sea" />
      <div className="pp__ferry">
        <Ferry />
      </div>
      <div className="pp__wave" />
      <div className="pp__foot" />
      {order && (
        <div className="pp__amt">
          <span className="small">
            {order.storeName} · {eating[order.orderType]()}
          </span>
          <b>{formatPrice(amountOf(order, { way, payment }), { decimals: 'one' })}</b>
          {method && <span className="small">{payName(method, payment?.card)}</span>}
        </div>
      )}
    </div>
  )
}

function PaymentSteps({ stage }: { stage: Stage }) {
  const sent = stage === 'asking' || stage === 'paid'
  return (
    <div className="pp__steps" role="group" aria-label={m.pay_steps()}>
      <TrackSteps
        at={stage === 'paid' ? 3 : sent ? 1 : 0}
        steps={[
          { label: sent ? m.pay_step_sent() : m.pay_step_pay(), icon: CreditCard },
          { label: m.pay_step_bank(), icon: Lock },
          { label: m.pay_step_kitchen(), icon: ChefHat },
        ]}
      />
    </div>
  )
}

const eating = { [orderTypes.delivery]: m.pay_delivery, [orderTypes.takeaway]: m.pay_takeaway, [orderTypes.dineIn]: m.pay_dine_in }

const words: Record<Stage, { title: () => string; body: () => string }> = {
  loading: { title: m.pay_loading, body: m.pay_paying_body },
  opening: { title: m.pay_opening_title, body: m.pay_opening_body },
  waiting: { title: m.pay_waiting_title, body: m.pay_waiting_body },
  asking: { title: m.pay_paying_title, body: m.pay_paying_body },
  paid: { title: m.pay_paying_title, body: m.pay_paying_body },
}
