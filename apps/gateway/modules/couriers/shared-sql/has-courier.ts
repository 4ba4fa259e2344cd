/** Says, in SQL, whether an order, by SQL that stands for its id, is with a courier company, or may be. */
export const hasCourier = (orderId: string) =>
  `exists (select from courier_bookings b where b.order_id = ${orderId} and b.ended_at is null)`
