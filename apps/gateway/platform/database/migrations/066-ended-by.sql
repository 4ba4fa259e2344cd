-- Who cancelled an order stands with it: it has further events, of its money, and reports of a year looked through those of thousands.
set local statement_timeout = 0;
alter table orders add ended_by text;
update orders o set ended_by = (
  select actor from (
    select actor, seq, state, lag(state) over (order by seq) as before from order_events e where e.order_id = o.order_id
  ) steps where state = 'cancelled' and before is distinct from 'cancelled' order by seq desc limit 1
) where state = 'cancelled';
drop index orders_cancelled;
create index orders_cancelled on orders (brand, placed_at) include (order_id, store_id, end_reason, ended_by, total, refunded) where state = 'cancelled';
