/** Says, in SQL, whether an order, by SQL that stands for its id, is a stop to come of one of the shop's own riders. */
export const isStopToCome = (orderId: string) => `exists (select from trip_stops s where s.order_id = ${orderId} and s.outcome is null)`
