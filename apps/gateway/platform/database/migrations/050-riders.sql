-- The riders of a shop. One who has left stays as a name, for the trips that they made.
create table riders (
  rider_id uuid primary key,
  store_id text not null,
  name text not null,
  phone text,
  vehicle text not null check (vehicle in ('motorbike', 'bicycle', 'car', 'foot')),
  active boolean not null
);
create index riders_of_shop on riders (store_id) where active;

-- A trip with some deliveries of a shop. Its link is good for twelve hours after it was given out; where its rider was last is kept until it ends.
create table trips (
  trip_id uuid primary key,
  store_id text not null,
  rider_id uuid not null references riders,
  token_hash bytea not null unique,
  linked_at timestamptz not null,
  assigned_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  lat double precision,
  lng double precision,
  seen_at timestamptz,
  check (num_nulls(lat, lng, seen_at) in (0, 3)),
  check (ended_at is null or seen_at is null)
);
create index trips_of_rider on trips (rider_id);
create index trips_open on trips (store_id) where ended_at is null;

-- The stops of trips, in order. One without an outcome is to come, and no order has two of those.
create table trip_stops (
  trip_id uuid not null references trips,
  stop smallint not null,
  order_id uuid not null references orders,
  outcome text check (outcome in ('delivered', 'failed', 'removed')),
  reason text check ((reason is not null) = (outcome is not distinct from 'failed')),
  proof text check ((proof is not null) = (outcome is not distinct from 'delivered')),
  at timestamptz,
  cash bigint check (cash >= 0),
  cash_taken_at timestamptz,
  primary key (trip_id, stop)
);
create unique index trip_stops_to_come on trip_stops (order_id) where outcome is null;
create index trip_stops_of_order on trip_stops (order_id);
create index trip_stops_cash on trip_stops (trip_id) where cash > 0 and cash_taken_at is null;

-- What riders photographed where they left an order.
create table delivery_photos (
  order_id uuid primary key references orders,
  picture bytea not null,
  at timestamptz not null
);
create index delivery_photos_at on delivery_photos (at);
