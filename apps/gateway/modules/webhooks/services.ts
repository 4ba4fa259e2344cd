import type { WebhookDeliveries } from './delivery-store.ts'
import type { WebhookEndpoints } from './endpoint-store.ts'
import type { WebhookSender } from './webhook-sender.ts'

export type WebhookServices = {
  /** Systems of others that are told what happens, what is on its way to them, and who takes it there. */
  webhookEndpoints: WebhookEndpoints
  webhookDeliveries: WebhookDeliveries
  webhookSender: WebhookSender
}
