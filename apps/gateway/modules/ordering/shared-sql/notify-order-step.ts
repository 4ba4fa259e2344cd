type OrderEventParts = { state?: string; at: string; storeId?: string }

/**
 * Tells every process of an order's step, by SQL that stands for its state, when it was in milliseconds, and its shop; an empty shop is not told. Read by
 * `http/sse/order-event-messages.ts`.
 */
export const notifyOrderStep = ({ state = 'state', at, storeId = 'store_id' }: OrderEventParts) =>
  `pg_notify('order_event', concat_ws(' ', order_id, seq, ${state}, ${at}::bigint, ${storeId}, order_type))`
