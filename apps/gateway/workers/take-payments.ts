import type { Context } from '../context.ts'
import type { PaymentRecord } from '../store/payments.ts'
import { worker } from './worker.ts'

type House = Pick<Context, 'payments' | 'providers' | 'clock' | 'log'>

/** Takes what banks hold for orders that their shops have accepted. Asked twice, it is taken once. */
export const takePayments = worker({
  name: 'taking payments',
  every: 2000,
  take: ({ payments, clock }: House, most) => payments.toTake({ now: clock.now(), most }),
  deed: take,
})

async function take({ paymentId, orderId, provider, ref, amount }: PaymentRecord, house: House): Promise<void> {
  const { payments, providers, clock, log } = house
  if (ref === null) return
  const taken = await providers.byName.get(provider)?.capture({ ref, key: paymentId, amount })
  if (taken === 'taken') return payments.taken(paymentId, clock.now())
  if (taken === 'gone' && (await payments.lost(paymentId, clock.now())))
    log.error({ payment: 'was let go by its bank before it was taken: the order is made and not paid', paymentId, orderId, cents: amount })
}
