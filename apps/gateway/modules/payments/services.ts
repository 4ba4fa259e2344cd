import type { PaymentProviders } from './payment-provider.ts'
import type { CardTasks } from './store/card-tasks.ts'
import type { Cards } from './store/cards.ts'
import type { Payments } from './store/payments.ts'
import type { PaymentRecord } from './payment.ts'
import type { RefundRequests } from './store/refund-requests.ts'
import type { Refunds } from './store/refunds.ts'
import type { KeyedMutex } from '../../platform/keyed-mutex.ts'

export type PaymentServices = {
  payments: Payments
  /** Those of this process who are about to find out what became of a payment. */
  settling: KeyedMutex<PaymentRecord | 'unknown'>
  refunds: Refunds
  /** Refunds that wait for a second person's word. */
  refundRequests: RefundRequests
  providers: PaymentProviders
  /** Cards that members have saved at a provider. */
  cards: Cards
  cardTasks: CardTasks
}
