-- concurrently: orders that are over and still have their guest, by when they were for, so that what is due is found without reading the orders of all years.
create index concurrently if not exists orders_with_guest on orders (coalesce(wanted_at, placed_at))
  where not guest_erased and state in ('completed', 'cancelled') and refund_state in ('none', 'refunded');
