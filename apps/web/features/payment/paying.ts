import { orderPay, payStatusGet, type Answer } from '@harbour/protocol'
import type { PayMethod } from '@harbour/rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../api/call.ts'
import { withLock } from '../../lib/with-lock.ts'
import { codeOf } from './code/code-of.ts'
import { onBackAgain } from '../../lib/on-back-again.ts'
import { openProviderPage } from '../../entities/payment/provider-page.ts'
import { stripeElementOf } from './stripe-element.ts'

/** `savedCard`: by the saved card, or `false` by another one than that. `hosted`: by a card on the provider's page, where ours could not take it. */
export type PaymentChoice = { method: PayMethod; savedCard?: boolean | undefined; hosted?: true }
export type Paying = ReturnType<typeof usePaying>

/**
 * Begins to pay an order, or goes on with what was begun, and takes the guest to the page where it is paid. A double tap, another tab and a second try
 * after a lost answer make one payment: the server has one at a time for an order. Whatever the answer, how the payment stands is asked anew.
 */
export function usePaying(orderId: string) {
  const queries = useQueryClient()
  const paying = useMutation({
    mutationFn: (way: PaymentChoice) => beginOnce(orderId, way),
    onSuccess: ({ page }) => page !== null && !stripeElementOf(page) && codeOf(page) === undefined && openProviderPage(page),
    // It is under way until what has come of it is known here.
    onSettled: () => queries.invalidateQueries({ queryKey: [payStatusGet.name] }),
  })
  const { reset } = paying
  const forget = useEffectEvent(reset)
  // A guest who comes back from the bank's page to this one, as the browser kept it, is on the way there no longer.
  useEffect(() => onBackAgain(forget), [])
  return paying
}

let beginning: Promise<Answer<typeof orderPay>> | undefined

function beginOnce(orderId: string, { method, savedCard, hosted }: PaymentChoice) {
  beginning ??= withLock('pay', () => call(orderPay, { orderId, method, savedCard, hosted }, { handles: 'all' })).finally(
    () => (beginning = undefined),
  )
  return beginning
}
