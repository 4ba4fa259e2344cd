import { randomUUIDv7 } from 'node:crypto'
import { languageIds, cents, type Cents } from '@harbour/rules'
import { readSettings } from '../platform/settings/settings.ts'
import { noon } from './gateway.ts'
import type { PaymentRequest, PaymentProvider } from '../modules/payments/payment-provider.ts'
import { sandboxPay } from '../adapters/payments/sandbox-pay.ts'
import type { PaySandbox } from './payments-sandbox.ts'

let asked = 0
/** A request that nobody has made before: $123.40 by card in Hong Kong, to be held, within fifteen minutes of noon. */
export const newPaymentRequest = (more: Partial<PaymentRequest> = {}): PaymentRequest => ({
  key: `attempt-${(asked += 1)}`,
  amount: cents(12_340),
  currency: 'HKD',
  method: 'card',
  brand: 31,
  language: languageIds.en,
  hold: true,
  expiresAt: noon + 15 * 60_000,
  returnUrl: 'https://order.example/pay/return?order=7',
  payee: 'Harbour Pizza & Chicken',
  description: 'Harbour, 2 items',
  ...more,
})

/** A request of this very moment, for providers whose servers have the real time: $128.50 by card in Hong Kong, in Chinese, under an id as ours are. */
export const paymentRequestNow = (more: Partial<PaymentRequest> = {}): PaymentRequest =>
  newPaymentRequest({
    key: randomUUIDv7(),
    amount: cents(12_850),
    language: languageIds.tc,
    expiresAt: Date.now() + 15 * 60_000,
    returnUrl: 'https://order.example/transfer?orderId=1',
    description: 'Harbour · 0012',
    ...more,
  })

/** The sandbox's provider, for a clock that stands at noon. */
export function providerAt(url: string, patienceMs = 5000) {
  const { sandbox } = readSettings({ PAY_SANDBOX_URL: url }).payments
  if (!sandbox) throw new Error('no sandbox')
  return sandboxPay(sandbox, { now: () => noon }, patienceMs)
}

export async function newPayment(pay: PaymentProvider, more: Partial<PaymentRequest> = {}) {
  const ask = newPaymentRequest(more)
  return { ask, ...startedOf(await pay.start(ask)) }
}

/** A payment that is ours already. */
export async function newTaken(pay: PaymentProvider, sandbox: PaySandbox, amount: Cents = cents(12_340)): Promise<string> {
  const { ref } = await newPayment(pay, { method: 'alipay', hold: false, amount })
  await sandbox.act(ref, 'approve')
  return ref
}

export function startedOf(answer: Awaited<ReturnType<PaymentProvider['start']>>) {
  if (typeof answer === 'string' || 'refused' in answer) throw new Error(`not started: ${JSON.stringify(answer)}`)
  return answer
}
