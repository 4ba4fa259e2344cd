import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { handlePaymentWebhook } from '../../modules/payments/payment-webhook.ts'
import type { PaymentProvider } from '../../modules/payments/payment-provider.ts'
import { addProviderWebhooks } from './provider-webhooks.ts'

type PaymentWebhookDeps = Pick<Context, 'limits'> & Parameters<typeof handlePaymentWebhook>[1]

/** `POST /hooks/{provider}`: where the providers of payments say that something has happened. */
export function addPaymentWebhooks(app: FastifyInstance, deps: PaymentWebhookDeps): void {
  const hear = async ({ name }: PaymentProvider, told: { ref: string } | 'empty') =>
    told === 'empty' || handlePaymentWebhook({ provider: name, ref: told.ref }, deps)
  addProviderWebhooks(app, { path: '/hooks', senders: deps.providers.byName, hear }, deps)
}
