import { methodsGet, type OrderCard, type Payment } from '@harbour/protocol'
import { chargedBy, formatPrice, type PayMethod } from '@harbour/rules'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, CircleAlert, CreditCard } from 'lucide-react'
import { useState } from 'react'
import { CallFailure, query } from '../../call.ts'
import { m } from '../../paraglide/messages.js'
import { useBack } from '../../stores/go.ts'
import { rememberPayMethod } from '../../stores/pay-method.ts'
import { payName, payVerb } from '../../stores/pay-words.ts'
import { useSavedCard } from '../../stores/saved-card.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { AppBar } from '../../ui/AppBar.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { Block } from '../../ui/Block.tsx'
import { Button } from '../../ui/Button.tsx'
import { CtaBar } from '../../ui/CtaBar.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { failedWords } from './failed-words.ts'
import { HoldTimer } from './HoldTimer.tsx'
import type { Paying } from './paying.ts'
import { Ways } from './Ways.tsx'

type ChooseWayProps = {
  order: OrderCard
  paying: Paying
  failed: Payment | undefined
  onBack: (() => void) | undefined
  onOver: () => void
}

/** An order that is still to be paid, after a payment failed or because the guest wants another way: it waits until its time is over. */
export function ChooseWay({ order, paying, failed, onBack, onOver }: ChooseWayProps) {
  const back = useBack()
  const { data, isError, isFetching, refetch } = useQuery(
    query(methodsGet, { storeId: order.storeId, orderType: order.orderType }, { background: true, handles: 'all' }),
  )
  const [picked, pick] = useState<PayMethod>()
  const methods = (data?.methods ?? []).map(({ method }) => method)
  const method = picked ?? methods.find((each) => each !== failed?.method)
  const card = useSavedCard()
  const { title, body } = failed
    ? failedWords(failed)
    : { title: onBack ? m.pay_other_title() : m.pay_left_title(), body: m.pay_other_body() }

  function pay(way: PayMethod, savedCard: boolean) {
    rememberPayMethod(way)
    paying.mutate({ method: way, savedCard: savedCard && way === 'card' })
  }

  return (
    <main id="main" className="app pad-cta pf">
      <div className="pf__h">
        <AppBar onBack={onBack ?? (() => back('/home'))} className="pf__bar" />
        <span className="pf__ic">
          <Icon of={CreditCard} size={28} />
        </span>
        <h1 className="t1">{title}</h1>
        <p className="small">{body}</p>
        <div className="pf__foot" />
      </div>
      {order.payUntil !== null && <HoldTimer until={order.payUntil} onOver={onOver} />}
      <h2 className="pf__t">{failed || onBack ? m.pay_ways() : m.pay_ways_label()}</h2>
      <Block>
        <Ways {...{ order, methods, method, failed, card }} onPick={pick} />
        {isError && (
          <Banner tone="error" icon={CircleAlert} note live>
            {m.pay_ways_lost()}{' '}
            <button type="button" className="link" disabled={isFetching} onClick={() => void refetch()}>
              {m.pay_retry()}
            </button>
          </Banner>
        )}
      </Block>
      <div className="blk pf__order">
        <span className="small ink2 num">
          {m.pay_order_line({ number: order.orderNo, items: m.order_items({ count: order.itemCount }) })}
        </span>
        <Anchor className="link" href={`/orderDetail/${order.orderId}`}>
          {m.pay_see_order()}
          <Icon of={ChevronRight} size={16} />
        </Anchor>
      </div>
      <CtaBar>
        <div className="pf__acts">
          <Refusal cause={paying.error} />
          {method && (
            <Button block amount={formatPrice(chargedBy(method, order.total))} onClick={() => pay(method, card !== undefined)}>
              {payVerb(method)}
            </Button>
          )}
          {failed && methods.includes(failed.method) && (
            <Button variant="ghost" block onClick={() => pay(failed.method, failed.card?.last4 === card?.last4 && card !== undefined)}>
              {failed.method === 'card' ? m.pay_again_card() : m.pay_again({ method: payName(failed.method) })}
            </Button>
          )}
        </div>
      </CtaBar>
    </main>
  )
}

/** Why the last try did not begin; that the network is gone is said by the shell. */
function Refusal({ cause }: { cause: unknown }) {
  if (!(cause instanceof CallFailure) || cause.status !== 301 || cause.code === 'PAY_REFUSED') return null
  return (
    <Banner tone="error" icon={CircleAlert} note live>
      {cause.code === 'PAY_UNSURE' ? m.pay_unsure() : cause.message}
    </Banner>
  )
}
