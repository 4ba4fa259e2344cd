import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { openStripe, type CheckoutActions, type ShownElement, type WalletConfirm } from './stripe-kit.ts'
import type { StripeElement } from './stripe-element.ts'

type Stage = 'opening' | 'ready' | 'paying'

/**
 * A payment that is opened with Stripe's elements in two places of this screen, for wallets and for a card; `onConfirmed`: the bank has said yes as well. `lost`: no
 * card can be typed here, whatever wallets there are.
 */
export function useStripeCheckout({ publishableKey, clientSecret }: StripeElement, onConfirmed: () => void) {
  const walletsAt = useRef<HTMLDivElement>(null)
  const cardAt = useRef<HTMLDivElement>(null)
  const actions = useRef<CheckoutActions>(null)
  const [stage, setStage] = useState<Stage>('opening')
  const [lost, setLost] = useState(false)
  const [hasWallets, setHasWallets] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function confirm(by: { email?: string; wallet?: WalletConfirm }) {
    if (!actions.current) return
    setStage('paying')
    setRefusal(undefined)
    const { email, wallet } = by
    const confirmed = await actions.current
      .confirm({ redirect: 'if_required', ...(wallet ? { expressCheckoutConfirmEvent: wallet } : { email }) })
      .catch(() => ({ type: 'error' as const, error: { message: m.pay_unsure() } }))
    if (confirmed.type === 'success') return onConfirmed()
    wallet?.paymentFailed({ reason: 'fail' })
    setRefusal(confirmed.error.message)
    setStage('ready')
  }

  const payByWallet = useEffectEvent((wallet: WalletConfirm) => void confirm({ wallet }))
  // Stripe's elements are outside React.
  useEffect(() => {
    const shown: ShownElement[] = []
    let over = false
    const lose = () => {
      if (!over) setLost(true)
    }
    void openStripe({ publishableKey, clientSecret }).then(({ checkout, actions: opened }) => {
      if (over || !walletsAt.current || !cardAt.current) return
      const wallets = checkout.createExpressCheckoutElement()
      const card = checkout.createPaymentElement({ wallets: { applePay: 'never', googlePay: 'never' } })
      wallets.on('ready', ({ availablePaymentMethods = {} }) => setHasWallets(Object.values(availablePaymentMethods).some(Boolean)))
      wallets.on('confirm', (wallet) => payByWallet(wallet))
      card.on('loaderror', lose)
      wallets.mount(walletsAt.current)
      card.mount(cardAt.current)
      shown.push(wallets, card)
      actions.current = opened
      setStage('ready')
    }, lose)
    return () => {
      over = true
      for (const each of shown) each.destroy()
    }
  }, [publishableKey, clientSecret])

  return { walletsAt, cardAt, stage, lost, hasWallets, refusal, refuse: setRefusal, payByCard: (email: string) => void confirm({ email }) }
}
