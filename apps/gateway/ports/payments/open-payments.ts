import type { Clock } from '../../context.ts'
import type { Settings } from '../../settings.ts'
import type { PaymentProvider, PaymentProviders } from './payment-provider.ts'
import { sandboxPay } from './sandbox.ts'

/**
 * The providers that the settings name; without settings the sandbox's. What is not answered within the patience, in milliseconds, is
 * unknown, and asked again by whoever sees to the end of it.
 */
export function openPayments({ payments }: Settings, clock: Clock, patienceMs = 5000): PaymentProviders {
  const all: PaymentProvider[] = [sandboxPay(payments.sandbox, clock, patienceMs)]
  return { all, byName: new Map(all.map((provider) => [provider.name, provider])) }
}
