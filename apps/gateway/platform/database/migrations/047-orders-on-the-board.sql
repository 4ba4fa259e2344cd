-- Orders as their shop's board keeps them (049): who accepted one at a tablet, who cancelled it, whether it is held back from the kitchen, and which of its lines
-- are finished, by their places. No reference to the person: every step of an order would lock that row.
set local statement_timeout = 0;
alter table orders
  add column accepted_by uuid,
  add column accepted_by_name text,
  add column ended_by_name text,
  add column held jsonb,
  add column done_lines int[] not null default '{}';

-- The orders of a shop's business day that have ended, the latest first; those that no shop has heard of have no time to be answered in.
create index orders_ended_in_shop on orders (store_id, coalesce(wanted_at, placed_at), order_id)
  where state in ('completed', 'cancelled') and answer_by is not null;
