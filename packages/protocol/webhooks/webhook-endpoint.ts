import * as v from 'valibot'
import { Brand, Guid, Moment, Text, text } from '../units.ts'

/** The events that another's system may be told of. */
export const webhookEvents = [
  'order.placed',
  'order.accepted',
  'order.ready',
  'order.completed',
  'order.cancelled',
  'order.refunded',
  'catalogue.published',
  'product.soldOut',
  'product.back',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

export const WebhookUrl = v.pipe(text(500), v.url())
export const WebhookDescription = v.pipe(text(100), v.minLength(1))
export const WebhookEvents = v.pipe(v.array(v.picklist(webhookEvents)), v.minLength(1), v.maxLength(webhookEvents.length))
/** Any number of things, also more than a cart holds. */
export const Tally = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The address of another's system. `dead`: it has only failed for three days, and is told nothing until somebody says `on` again. */
export const WebhookEndpoint = v.object({
  endpointId: Guid,
  url: Text,
  description: Text,
  events: v.array(v.picklist(webhookEvents)),
  /** The brand whose events it is told of; null for those of all. */
  onlyBrand: v.nullable(Brand),
  state: v.picklist(['on', 'off', 'dead']),
  failingSince: v.nullable(Moment),
  waiting: Tally,
  createdAt: Moment,
})
export type WebhookEndpoint = v.InferOutput<typeof WebhookEndpoint>
