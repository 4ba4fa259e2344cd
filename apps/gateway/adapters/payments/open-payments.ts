import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { PaymentProvider, PaymentProviders } from '../../modules/payments/payment-provider.ts'
import { airwallexPayments } from './airwallex.ts'
import { antomPayments } from './antom.ts'
import { sandboxPay } from './sandbox-pay.ts'

type PaymentTerms = { clock: Clock; log: Pick<Log, 'error'>; patienceMs?: number }

/**
 * The providers that the settings name; without settings the sandbox's. Whichever comes first takes a method that more than one can. What is not
 * answered within the patience, in milliseconds, is unknown, and asked again by whoever sees to the end of it.
 */
export async function openPayments({ payments }: Settings, { clock, log, patienceMs }: PaymentTerms): Promise<PaymentProviders> {
  const all: PaymentProvider[] = []
  // First of all, since it alone opens AlipayHK.
  if (payments.airwallex) all.push(airwallexPayments(payments.airwallex, { clock, log, patienceMs }))
  if (payments.antom) all.push(antomPayments(payments.antom, { clock, log, patienceMs }))
  // Imported here, since Stripe's library is heavy to load.
  if (payments.stripe) all.push((await import('./stripe.ts')).stripePayments(payments.stripe, { clock, patienceMs }))
  if (payments.sandbox) all.push(sandboxPay(payments.sandbox, clock, patienceMs ?? 5000))
  return { all, byName: new Map(all.map((provider) => [provider.name, provider])) }
}
