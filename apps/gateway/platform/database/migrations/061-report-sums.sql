-- Days and months that are over, summed up for reports (059): `begins` up to `ends`, which it does not hold. What belongs to one goes with it.
create table report_spans (
  span_id bigint generated always as identity primary key,
  brand smallint not null,
  begins date not null,
  ends date not null check (ends > begins),
  summed_at timestamptz not null,
  unique (brand, begins, ends)
);

-- Sums in cents. `store_id` is empty where they are those of all shops of the brand, so that a report of a brand reads few rows.
create table report_sales (
  span_id bigint not null references report_spans on delete cascade,
  store_id text not null,
  kind text not null check (kind in ('all', 'shop', 'method', 'orderType', 'hour')),
  key text not null,
  orders int not null,
  gross bigint not null,
  promotions bigint not null,
  coupons bigint not null,
  points bigint not null,
  fees bigint not null,
  sold bigint not null,
  refunds bigint not null,
  primary key (span_id, store_id, kind, key)
);

create table report_dishes (
  span_id bigint not null references report_spans on delete cascade,
  store_id text not null,
  pid text not null,
  tc text not null,
  en text not null,
  orders int not null,
  items bigint not null,
  gross bigint not null,
  primary key (span_id, store_id, pid)
);

create table report_costs (
  span_id bigint not null references report_spans on delete cascade,
  store_id text not null,
  kind text not null,
  key text not null,
  tc text not null,
  en text not null,
  uses int not null,
  taken_off bigint not null,
  sold bigint not null,
  primary key (span_id, store_id, kind, key)
);

-- `nums` orders were made good each of `offs` tenths of a minute after the middle of what they were promised for.
create table report_promises (
  span_id bigint not null references report_spans on delete cascade,
  store_id text not null,
  kind text not null check (kind in ('all', 'shop', 'hour')),
  key text not null,
  kept int not null,
  early int not null,
  late int not null,
  offs int[] not null,
  nums int[] not null,
  primary key (span_id, store_id, kind, key)
);

-- Of a day: the cash of a shop in the ledger and what was not collected, by hour of the wall clock from midnight on; null without a booking. A business day ends at an
-- hour that may be set otherwise.
create table report_cash (
  span_id bigint not null references report_spans on delete cascade,
  store_id text not null,
  cash bigint[] not null,
  short bigint[] not null,
  primary key (span_id, store_id)
);

-- Orders that had not ended when the day on which they were placed was summed up. Its sums are without them, and reports read them one by one.
create table report_open_orders (
  span_id bigint not null references report_spans on delete cascade,
  order_id uuid not null,
  primary key (span_id, order_id)
);

-- Cancelled orders are few; all that reports say of one is here, so that those of a year are not looked up one by one in the table.
set local statement_timeout = 0;
create index orders_cancelled on orders (brand, placed_at) include (order_id, store_id, end_reason, total, refunded) where state = 'cancelled';
