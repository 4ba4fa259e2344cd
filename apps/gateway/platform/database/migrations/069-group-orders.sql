-- Group orders: one cart that a table or an office adds to by a link, each under a name, until its host closes it and orders. They live for a day or so.
create table group_orders (
  group_id uuid primary key,
  host_id uuid not null references users,
  client_group_id uuid not null,
  token_hash bytea not null unique,
  brand smallint not null,
  store_id text not null,
  order_type smallint not null,
  wanted_at timestamptz,
  host_name text not null,
  most_each bigint,
  begun_at timestamptz not null,
  closes_at timestamptz not null,
  closed_at timestamptz,
  unique (host_id, client_group_id)
);
create index group_orders_closes on group_orders (closes_at);

-- The people who add to one. Its host knows them by an id of the group's own, never by that of a user.
create table group_guests (
  guest_id uuid primary key,
  group_id uuid not null references group_orders on delete cascade,
  user_id uuid not null references users,
  name text not null,
  joined_at timestamptz not null,
  unique (group_id, user_id)
);
create unique index group_guests_name on group_guests (group_id, lower(name));
create index group_guests_user on group_guests (user_id);

-- A line that was taken out stays as `num` 0, so that one that comes late under its id is known.
create table group_lines (
  group_id uuid not null references group_orders on delete cascade,
  line_id uuid not null,
  line_no bigint not null generated always as identity,
  guest_id uuid not null references group_guests on delete cascade,
  line jsonb not null,
  name jsonb not null,
  num int not null,
  primary key (group_id, line_id)
);
create index group_lines_guest on group_lines (guest_id);
