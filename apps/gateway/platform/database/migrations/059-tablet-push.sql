-- Where the browser of a paired tablet takes pushes, and the keys that it opens them with. Gone with the tablet's key.
create table tablet_subscriptions (
  tablet_id uuid primary key references shop_keys (tablet_id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  language smallint not null,
  made_at timestamptz not null
);

-- An order that a shop has to answer, on its way to a tablet of it, which may be asleep.
create table tablet_wakes (
  tablet_id uuid not null references tablet_subscriptions on delete cascade,
  order_id uuid not null,
  seq int not null,
  placed_at timestamptz not null,
  try_at timestamptz not null,
  tries int not null default 0,
  primary key (order_id, seq, tablet_id),
  foreign key (order_id, seq) references order_events on delete cascade
);
create index tablet_wakes_due on tablet_wakes (try_at);
create index tablet_wakes_of_tablet on tablet_wakes (tablet_id);

-- Several statements place orders: here their tablets are to be woken in the same transaction, ten seconds later (docs/decisions/053-tablets-that-are-awake.md). One
-- that is taken back at this moment is passed over, and costs no order; the key of one that nobody has used for thirty days has ended.
create function wake_tablets() returns trigger language plpgsql as $$
begin
  insert into tablet_wakes (tablet_id, order_id, seq, placed_at, try_at)
  select s.tablet_id, new.order_id, new.seq, new.at, new.at + interval '10 seconds'
  from orders o join shop_keys k using (store_id) join tablet_subscriptions s using (tablet_id)
  where o.order_id = new.order_id and coalesce(k.seen_at, k.paired_at) > new.at - interval '30 days' for key share of s;
  return null;
end $$;
create trigger order_wakes after insert on order_events for each row when (new.state = 'placed') execute function wake_tablets();
