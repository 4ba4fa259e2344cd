-- Deliveries that a shop has booked with a courier company. The row is there before the company is asked: without its word (`ref`) it is `unclear`, and no other is
-- booked for the order. Who brings it is kept until the booking ends.
create table courier_bookings (
  booking_id uuid primary key,
  order_id uuid not null references orders,
  store_id text not null,
  company text not null,
  market text not null,
  ref text,
  state text not null check (state in ('unclear', 'seeking', 'coming', 'pickedUp', 'delivered', 'cancelled', 'rejected', 'expired', 'refused', 'givenUp')),
  price bigint not null check (price >= 0),
  track_url text,
  rider_name text,
  rider_phone text,
  asked_at timestamptz not null,
  quoted_until timestamptz not null,
  try_at timestamptz,
  tries int not null default 0,
  ended_at timestamptz,
  check ((ended_at is null) = (state in ('unclear', 'seeking', 'coming', 'pickedUp'))),
  check (ended_at is null or num_nonnulls(rider_name, rider_phone, try_at) = 0)
);
create unique index courier_bookings_live on courier_bookings (order_id) where ended_at is null;
create unique index courier_bookings_of_company on courier_bookings (company, ref);
create index courier_bookings_of_order on courier_bookings (order_id, asked_at);
create index courier_bookings_due on courier_bookings (try_at) where try_at is not null;
