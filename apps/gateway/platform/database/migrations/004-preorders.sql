-- What the tills have said of their shops: how much longer orders take, and until when none is taken.
create table shop_states (
  store_id text primary key,
  busy_minutes int not null,
  paused_until timestamptz,
  changed_at timestamptz not null default now()
);

-- The making that preorders have reserved in a shop's quarter of an hour. One kitchen serves all order types, so they share it.
create table slots (
  store_id text not null,
  start timestamptz not null,
  reserved int not null check (reserved >= 0),
  primary key (store_id, start)
);
create index slots_passed on slots (start);

-- A preorder: the start of its slot, when the kitchen begins, and the minutes it has reserved. All null for an order made at once.
alter table orders
  add wanted_at timestamptz,
  add fire_at timestamptz,
  add slot_minutes int;
create index orders_to_fire on orders (fire_at) where state = 'accepted' and fire_at is not null;

-- By the client's id first: it alone finds the order, whatever other indexes by user there are.
drop index orders_once;
create unique index orders_once on orders (client_order_id, user_id);
