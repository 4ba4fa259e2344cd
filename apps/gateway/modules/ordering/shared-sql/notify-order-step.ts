type OrderEventParts = { state?: string; at: string; storeId?: string }

/**
 * Tells every process of an order's step, by SQL that stands for its state, when it was in milliseconds, and its shop; an empty shop is not told. Read by
 * `http/sse/order-event-messages.ts`.
 */
export const notifyOrderStep = ({ state = 'state', at, storeId = 'store_id' }: OrderEventParts) =>
  `pg_notify('order_event', concat_ws(' ', order_id, seq, ${state}, ${at}::bigint, ${storeId}, order_type))`

/** Tells the tablets of its shop alone that something else of an order has changed, in the same words; its guest hears nothing of it. */
export const notifyShopOrder = `pg_notify('shop_order', concat_ws(' ', order_id, seq, state, 0, store_id, order_type))`
