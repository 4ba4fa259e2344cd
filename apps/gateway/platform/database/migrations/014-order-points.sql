-- Points as money: entries of what an order takes (`spend`) and gets back (`back`), and which points it took, so that they come back with the end that they
-- had. An order is paid with points again if it comes back to life; only what it earns comes once.
alter table point_entries drop constraint point_entries_kind_check;
alter table point_entries add constraint point_entries_kind_check
  check (kind in ('welcome', 'order', 'redeem', 'expire', 'adjust', 'spend', 'back'));
drop index point_entries_once;
create unique index point_entries_once on point_entries (order_id) where kind = 'order';
create index point_entries_of_order on point_entries (order_id) where order_id is not null;

create table point_uses (
  order_id uuid not null references orders,
  entry_id uuid not null references point_entries on delete cascade,
  points int not null check (points > 0),
  primary key (order_id, entry_id)
);
create index point_uses_of_entry on point_uses (entry_id);

-- The day of birth that its guest has declared, where the law wants one.
alter table orders add birthday jsonb;
