-- Who orders. A visitor has a dummy phone, so that a guest can order without an account.
create table users (
  user_id uuid primary key,
  kind text not null check (kind in ('visitor', 'member')),
  phone text not null unique,
  created_at timestamptz not null
);
create sequence visitor_numbers start 10000001;

-- A credential for one user on one device. Only its hash is kept.
create table access_codes (
  code_hash bytea primary key,
  user_id uuid not null references users,
  device_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);

-- What the `key` field opens. Without a user it is bound to nothing and opens nothing.
create table sessions (
  key_hash bytea primary key,
  user_id uuid references users,
  code_hash bytea references access_codes,
  device_id uuid not null,
  touched_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_expiry on sessions (expires_at);

-- The key with which a shop's till comes. Only its hash is kept; the seed makes them.
create table shop_keys (
  store_id text primary key,
  key_hash bytea not null unique
);

-- Secrets of this installation, made at first start.
create table secrets (
  name text primary key,
  value bytea not null
);

create sequence order_numbers start 1001;

-- The last pickup number of a shop's day (Asia/Shanghai).
create table pickup_days (
  store_id text not null,
  day date not null,
  last int not null,
  primary key (store_id, day)
);

-- Amounts in cents. Lines carry their names in both languages, as they were ordered.
create table orders (
  order_id uuid primary key,
  user_id uuid not null references users,
  client_order_id uuid not null,
  body_hash bytea not null,
  order_no text not null unique,
  pickup_no text not null,
  brand smallint not null,
  store_id text not null,
  order_type smallint not null,
  state text not null,
  seq int not null,
  placed_at timestamptz not null,
  eta_low timestamptz not null,
  eta_high timestamptz not null,
  make_minutes int not null,
  travel_minutes int not null,
  cutlery boolean not null,
  contact jsonb,
  destination jsonb,
  lines jsonb not null,
  price jsonb not null,
  total bigint not null,
  pay_method text not null,
  age_declared boolean not null,
  language smallint not null
);
create index orders_of_guest on orders (user_id, order_id desc);
-- After the index above on purpose: of two that would do, PostgreSQL takes the later one as long as the table is small.
create unique index orders_once on orders (user_id, client_order_id);
create index orders_in_shop on orders (store_id, order_id) where state not in ('completed', 'cancelled');

-- Each step in an order's life, counted from 1.
create table order_events (
  order_id uuid not null references orders,
  seq int not null,
  state text not null,
  at timestamptz not null,
  actor text not null,
  reason text,
  primary key (order_id, seq)
);
