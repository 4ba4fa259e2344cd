import { loadScript } from '../../lib/load-script.ts'
import { language } from '../../lib/locale.ts'
import type { StripeElement } from './stripe-element.ts'

/** Stripe's own script, which has to come from there. */
const script = 'https://js.stripe.com/dahlia/stripe.js'

/** The yes of a guest in a wallet of the browser. */
export type WalletConfirm = { paymentFailed(why: { reason: 'fail' }): void }
/** `email`: where Stripe sends its receipt; a wallet brings its own. */
type Confirming = { redirect: 'if_required'; email?: string; expressCheckoutConfirmEvent?: WalletConfirm }
type Confirmed = { type: 'success' } | { type: 'error'; error: { message: string } }
export type CheckoutActions = { confirm(how: Confirming): Promise<Confirmed> }

/** The part of an element that we use. The wallets tell once they are `ready` which of them this browser has. */
export type ShownElement = {
  mount(at: HTMLElement): void
  destroy(): void
  on(event: 'ready', listener: (ready: { availablePaymentMethods?: Record<string, boolean> }) => void): void
  on(event: 'confirm', listener: (event: WalletConfirm) => void): void
  on(event: 'loaderror', listener: () => void): void
}

/** The part of a Checkout session with elements that we use. */
export type StripeCheckout = {
  loadActions(): Promise<{ type: 'success'; actions: CheckoutActions } | { type: 'error'; error: { message: string } }>
  createExpressCheckoutElement(): ShownElement
  createPaymentElement(options: { wallets: { applePay: 'never'; googlePay: 'never' } }): ShownElement
}

type StripeJs = (key: string, options: { locale: string }) => { initCheckoutElementsSdk(options: { clientSecret: string }): StripeCheckout }
type Opened = { checkout: StripeCheckout; actions: CheckoutActions }

/** Opens a payment by Stripe's script, which is fetched when it is first needed. Rejects where that cannot be had, or the payment not be opened. */
export async function openStripe({ publishableKey, clientSecret }: StripeElement): Promise<Opened> {
  const page = window as unknown as { Stripe?: StripeJs } // its script puts it there
  if (!page.Stripe) await loadScript(script)
  if (!page.Stripe) throw new Error('the script of Stripe has left nothing behind')
  const checkout = page.Stripe(publishableKey, { locale: language() === 2 ? 'en' : 'zh-HK' }).initCheckoutElementsSdk({ clientSecret })
  const loaded = await checkout.loadActions()
  if (loaded.type === 'error') throw new Error(loaded.error.message)
  return { checkout, actions: loaded.actions }
}
