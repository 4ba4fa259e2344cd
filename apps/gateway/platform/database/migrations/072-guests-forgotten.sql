-- An order is kept without its guest once it has been over for long enough (docs/decisions/072): the column says which already are. The index holds those that are over
-- and still have theirs, by when they were for, so that what is found is found without reading the orders of all years.
set local statement_timeout = 0;
alter table orders add guest_erased boolean not null default false;
create index orders_with_guest on orders (coalesce(wanted_at, placed_at))
  where not guest_erased and state in ('completed', 'cancelled') and refund_state in ('none', 'refunded');
