import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import type { CourierCompany } from '../../modules/couriers/courier-company.ts'
import { handleCourierWebhook } from '../../modules/couriers/courier-webhook.ts'
import { addProviderWebhooks } from './provider-webhooks.ts'

type CourierNotice = NonNullable<ReturnType<CourierCompany['verifyWebhook']>>
type CourierWebhookDeps = Pick<Context, 'limits'> & Parameters<typeof handleCourierWebhook>[1]

/** `POST /hooks/couriers/{company}`: where courier companies say that something has happened to a booking. */
export function addCourierWebhooks(app: FastifyInstance, deps: CourierWebhookDeps): void {
  const hear = async (company: CourierCompany, told: CourierNotice) => told === 'empty' || handleCourierWebhook({ company, ...told }, deps)
  addProviderWebhooks(app, { path: '/hooks/couriers', senders: deps.couriers.byName, hear }, deps)
}
