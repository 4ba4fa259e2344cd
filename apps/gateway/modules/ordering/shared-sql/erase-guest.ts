/**
 * The columns of an order that say who its guest is, and who brought it, as an `update orders` sets them to forget that. Dishes, money and times stay; the names of whom
 * dishes were for go. A rider that a till named is a person, too: older gateways kept them with orders that were cancelled.
 */
export const guestErased = `guest_erased = true, rider = null, contact = null, destination = null, request = null, quarantined = null, birthday = null, lines = (
      select coalesce(jsonb_agg(line - 'forName' order by place), '[]') from jsonb_array_elements(lines) with ordinality as each (line, place)
    )`

/** The statements, one a table, that erase what else says or shows who the guest of some orders is. `which`: the condition, in SQL, on `orders o`. */
export const erasedWithGuest = (which: string) => ({
  cards: `update payments p set card = null from orders o where ${which} and p.order_id = o.order_id and p.card is not null`,
  photos: `delete from delivery_photos p using orders o where ${which} and p.order_id = o.order_id`,
  // Stars name nobody; a word may.
  ratingWords: `update order_ratings r set word = null from orders o where ${which} and r.order_id = o.order_id and r.word is not null`,
  // Tickets name their guests.
  papers: `update print_jobs j set raster = null, state = case when j.state = 'queued' then 'cancelled' else j.state end,
        ended_at = case when j.state = 'queued' then now() else j.ended_at end
      from orders o where ${which} and j.order_id = o.order_id and j.raster is not null`,
})
