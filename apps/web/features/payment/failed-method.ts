import type { Payment } from '@harbour/protocol'
import type { PayMethod } from '@harbour/rules'

/**
 * The way to pay that has failed and is offered last. Who has saved a card is asked for the number of another one, which can be any: that
 * way never fails as a whole, and neither does the saved card where it is not known to be the one.
 */
export function failedMethod(
  { method, card }: Pick<Payment, 'method' | 'card'>,
  saved: { last4: string } | undefined,
): PayMethod | undefined {
  return method === 'card' && saved && card?.last4 !== saved.last4 ? undefined : method
}
