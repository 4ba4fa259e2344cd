import { methodsGet, type OrderCard, type Payment } from '@harbour/protocol'
import { chargedBy, formatPrice } from '@harbour/rules'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, CircleAlert, CreditCard } from 'lucide-react'
import { useState } from 'react'
import { query } from '../../api/call.ts'
import { m } from '../../paraglide/messages.js'
import { useBack } from '../../navigation/go.ts'
import { methodOf, rememberPaymentOption, paymentOptions, type PaymentOption } from '../../entities/payment/payment-choice.ts'
import { offeredMethods } from '../../entities/payment/offered-methods.ts'
import { payName, payVerb } from '../../entities/payment/pay-words.ts'
import { useSavedCard } from '../../entities/payment/saved-card.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { AppBar } from '../../ui/frame/AppBar.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { Block } from '../../ui/frame/Block.tsx'
import { Button } from '../../ui/Button.tsx'
import { CtaBar } from '../../ui/frame/CtaBar.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { failedMethod } from './failed-method.ts'
import { failedWords } from './failed-words.ts'
import { HoldTimer } from './HoldTimer.tsx'
import type { Paying } from './paying.ts'
import { PaymentOptions } from './PaymentOptions.tsx'
import { PayRefusal } from './PayRefusal.tsx'
import { paths } from '../../navigation/paths.ts'

type ChoosePaymentProps = {
  order: OrderCard
  paying: Paying
  /** Coupons or points pay a part of it. */
  usesSavings: boolean
  failed: Payment | undefined
  onBack: (() => void) | undefined
  onOver: () => void
}

/** An order that is still to be paid, after a payment failed or because the guest wants another way: it waits until its time is over. */
export function ChoosePayment({ order, paying, usesSavings, failed, onBack, onOver }: ChoosePaymentProps) {
  const back = useBack()
  const { data, isError, isFetching, refetch } = useQuery(
    query(methodsGet, { storeId: order.storeId, orderType: order.orderType }, { background: true, handles: 'all' }),
  )
  const card = useSavedCard()
  const [picked, pick] = useState<PaymentOption>()
  const failedWay = failed && failedMethod(failed, card)
  const methods = data ? offeredMethods(data) : []
  const ways = paymentOptions(methods, card)
  const way = picked ?? ways.find((each) => each !== failedWay)
  const { title, body } = failed
    ? failedWords(failed)
    : { title: onBack ? m.pay_other_title() : m.pay_left_title(), body: m.pay_other_body() }

  function pay(by: PaymentOption) {
    rememberPaymentOption(by)
    paying.mutate({ method: methodOf(by), savedCard: methodOf(by) === 'card' && card ? by === 'card' : undefined })
  }

  return (
    <main id="main" className="app pad-cta pf">
      <div className="pf__h">
        <AppBar onBack={onBack ?? (() => back(paths.home))} className="pf__bar" />
        <span className="pf__ic">
          <Icon of={CreditCard} size={28} />
        </span>
        <h1 className="t1">{title}</h1>
        <p className="small">{body}</p>
        <div className="pf__foot" />
      </div>
      {order.payUntil !== null && <HoldTimer until={order.payUntil} usesSavings={usesSavings} onOver={onOver} />}
      <h2 className="pf__t">{failed || onBack ? m.pay_ways() : m.pay_ways_label()}</h2>
      <Block>
        <PaymentOptions {...{ order, ways, way, failed, failedWay, card }} onPick={pick} />
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
        <Anchor className="link" href={paths.order(order.orderId)}>
          {m.pay_see_order()}
          <Icon of={ChevronRight} size={16} />
        </Anchor>
      </div>
      <CtaBar>
        <div className="pf__acts">
          <PayRefusal cause={paying.error} />
          {way && (
            <Button block amount={formatPrice(chargedBy(methodOf(way), order.total))} onClick={() => pay(way)}>
              {payVerb(methodOf(way))}
            </Button>
          )}
          {failedWay && methods.includes(failedWay) && (
            <div className="pf__again">
              <Button variant="ghost" onClick={() => pay(failedWay)}>
                {failedWay === 'card' ? m.pay_again_card() : m.pay_again({ method: payName(failedWay) })}
              </Button>
              {failedWay === 'card' && (
                <Button variant="ghost" onClick={() => pay('otherCard')}>
                  {m.pay_use_other_card()}
                </Button>
              )}
            </div>
          )}
        </div>
      </CtaBar>
    </main>
  )
}
