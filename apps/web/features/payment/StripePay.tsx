import type { OrderCard } from '@harbour/protocol'
import { formatPrice } from '@harbour/rules'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useBack } from '../../navigation/go.ts'
import { paths } from '../../navigation/paths.ts'
import { payVerb } from '../../entities/payment/pay-words.ts'
import { AppBar } from '../../ui/frame/AppBar.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { Block } from '../../ui/frame/Block.tsx'
import { Button } from '../../ui/Button.tsx'
import { CtaBar } from '../../ui/frame/CtaBar.tsx'
import { Field } from '../../ui/forms/fields/Field.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Paying } from './paying.ts'
import { PayRefusal } from './PayRefusal.tsx'
import type { StripeElement } from './stripe-element.ts'
import { useStripeCheckout } from './use-stripe-checkout.ts'

type StripePayProps = {
  order: OrderCard
  element: StripeElement
  /** The way to Stripe's page, as far as it has come. */
  paying: Pick<Paying, 'isPending' | 'error'>
  onConfirmed: () => void
  /** The card is to be paid on Stripe's own page. */
  onHosted: () => void
  onOther: () => void
}

/**
 * A payment on our own screen: the wallets that this browser has, at one tap, else a card. Both are shown in frames of Stripe's own, and no digit comes by us.
 * Where a card cannot be typed here, Stripe's page is one tap away, and the wallets that this browser has stay.
 */
export function StripePay({ order, element, paying, onConfirmed, onHosted, onOther }: StripePayProps) {
  const back = useBack()
  const [email, setEmail] = useState('')
  const { walletsAt, cardAt, stage, lost, hasWallets, refusal, refuse, payByCard } = useStripeCheckout(element, onConfirmed)
  return (
    <div className="app pad-cta pf">
      <AppBar line title={payVerb('card')} onBack={() => back(paths.home)} />
      <main id="main" className="blks">
        <Block title={hasWallets ? m.pay_wallets() : undefined} hidden={lost && !hasWallets}>
          {stage === 'opening' && !lost && <Skeleton width="100%" height={220} />}
          <div ref={walletsAt} />
        </Block>
        <Block title={m.pay_card()}>
          <div ref={cardAt} hidden={lost} />
          {lost ? (
            <Banner tone="error" icon={CircleAlert} note live>
              {m.pay_stripe_lost()}
            </Banner>
          ) : (
            <Field
              label={m.pay_email()}
              type="email"
              inputMode="email"
              autoComplete="email"
              value={email}
              onChange={({ currentTarget }) => setEmail(currentTarget.value)}
            />
          )}
        </Block>
        <CtaBar>
          <div className="pf__acts">
            {refusal && (
              <Banner tone="error" icon={CircleAlert} note live>
                {refusal}
              </Banner>
            )}
            {lost && <PayRefusal cause={paying.error} />}
            {lost && (
              <Button block loading={paying.isPending || stage === 'paying'} amount={formatPrice(order.total)} onClick={onHosted}>
                {m.pay_hosted()}
              </Button>
            )}
            {!lost && (
              <Button
                block
                loading={stage !== 'ready'}
                amount={formatPrice(order.total)}
                onClick={() => (email.trim() ? payByCard(email.trim()) : refuse(m.pay_email_missing()))}
              >
                {payVerb('card')}
              </Button>
            )}
            <Button variant="ghost" block onClick={onOther}>
              {m.pay_other_way()}
            </Button>
          </div>
        </CtaBar>
      </main>
    </div>
  )
}
