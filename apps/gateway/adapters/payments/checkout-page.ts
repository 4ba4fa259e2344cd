import { languageIds, type Instant, type OnlineMethod } from '@harbour/rules'
import type { Stripe } from 'stripe'
import type { PaymentRequest } from '../../modules/payments/payment-provider.ts'

/** Stripe keeps a page open for half an hour at least. Ours mostly have less time: they are ended by `end`. */
const shortest = 30 * 60
/** The margin for a request that is long on its way, and clocks that do not agree. */
const slack = 60

export type StripeMethod = Extract<OnlineMethod, 'card' | 'alipay'>

/**
 * The page on which an attempt is paid. It says the same every time it is asked for: Stripe refuses a key that comes with anything else.
 * `expiresAt` is by Stripe's clock. `onScreen`: it is paid on our own screen, with Stripe's elements.
 */
export function checkoutPage(
  ask: PaymentRequest,
  method: StripeMethod,
  { expiresAt, onScreen }: { expiresAt: Instant; onScreen: boolean },
): Stripe.Checkout.SessionCreateParams {
  const metadata = { attempt: ask.key }
  const locale = ask.language === languageIds.tc ? 'zh-HK' : 'en'
  const page = { submit_type: 'pay', locale, success_url: ask.returnUrl, cancel_url: ask.returnUrl } as const
  return {
    mode: 'payment',
    // A method that the account has not switched on is left out without a word: who opens the page looks whether this is on it.
    allowed_payment_method_types: [method],
    line_items: [
      {
        quantity: 1,
        price_data: { currency: ask.currency.toLowerCase(), unit_amount: ask.amount, product_data: { name: ask.description } },
      },
    ],
    // Else guests from elsewhere may be offered their own currency, and the money that comes is not what was asked for.
    adaptive_pricing: { enabled: false },
    client_reference_id: ask.key,
    metadata,
    payment_intent_data: { capture_method: ask.hold && method === 'card' ? 'manual' : 'automatic', description: ask.description, metadata },
    // Where there is no page, the language is the screen's, and is said there.
    ...(onScreen ? ({ ui_mode: 'elements', return_url: ask.returnUrl } as const) : page),
    expires_at: Math.round(expiresAt / 1000) + shortest + slack,
  }
}
