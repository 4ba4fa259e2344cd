import type { WebhookEndpoint } from '@harbour/protocol'
import type { EndpointRecord } from './endpoint-store.ts'

/** An endpoint as staff see it. */
export function endpointShown({ brand, events, ...endpoint }: EndpointRecord): WebhookEndpoint {
  return { ...endpoint, events: events as WebhookEndpoint['events'], onlyBrand: brand } // only those of the protocol are ever kept
}

/** An endpoint as the audit has it. Its address without its query, which may hold a key. */
export function endpointAudited({ url, description, events, state }: Pick<EndpointRecord, 'url' | 'description' | 'events' | 'state'>) {
  return { url: url.split('?')[0], description, events, state }
}

/** The brand of an endpoint, for the audit. */
export const ofBrand = ({ brand }: Pick<EndpointRecord, 'brand'>) => (brand === null ? {} : { brand })
