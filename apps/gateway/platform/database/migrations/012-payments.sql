-- What an order waits for and what became of it. `pay_until`: until when it can be paid; null once placed, and for what is paid at the door. `paid`:
-- cents that a provider holds or has taken for it; `refund_state`: where they stand on their way back, as the guest is told. `answer_by`: until when
-- the shop has to answer, and how often it has been chased. A hand-over is by hand, at the door, or in a locker, whose number and code its shop says.
alter table orders
  add pay_until timestamptz,
  add paid bigint not null default 0,
  add refund_state text not null default 'none',
  add refunded bigint not null default 0,
  add end_reason text,
  add answer_by timestamptz,
  add chased smallint not null default 0,
  add handover text,
  add request text,
  add quarantined boolean,
  add points int not null default 0,
  add locker jsonb,
  add rider jsonb;
create index orders_to_pay on orders (pay_until) where state = 'paymentPending';
create index orders_to_answer on orders (answer_by) where state = 'placed';

-- One way in which one order was to be paid. Written before the provider is first asked; its id is the key under which the provider knows it. `state`:
-- asking (the provider may not know of it), open (the guest may pay), held (the bank keeps the money for us), taken, failed, let-go (held, and given up), strange
-- (the provider says another amount or currency than we asked for). At most one of an order can still be paid.
create table payments (
  payment_id uuid primary key,
  order_id uuid not null references orders,
  provider text not null,
  method text not null,
  amount bigint not null,
  currency text not null,
  state text not null check (state in ('asking', 'open', 'held', 'taken', 'failed', 'letGo', 'strange')),
  ref text,
  page text,
  card jsonb,
  reason text,
  -- What its money was booked as: a sale, or late, or strange.
  booked text,
  -- What of it has been given back or is on its way.
  given_back bigint not null default 0 check (given_back <= amount),
  begun_at timestamptz not null,
  ends_at timestamptz not null,
  settled_at timestamptz,
  try_at timestamptz not null,
  tries int not null default 0
);
create unique index payments_live on payments (order_id) where state in ('asking', 'open');
create unique index payments_of_provider on payments (provider, ref) where ref is not null;
create index payments_of_order on payments (order_id);
create index payments_to_read on payments (try_at) where state in ('asking', 'open');
create index payments_to_take on payments (try_at) where state = 'held';

-- Money on its way back. Its id is the key under which the provider knows it.
create table refunds (
  refund_id uuid primary key,
  order_id uuid not null references orders,
  payment_id uuid not null references payments,
  amount bigint not null check (amount > 0),
  reason text not null,
  state text not null check (state in ('arranged', 'processing', 'refunded', 'failed', 'manual')),
  ref text,
  parts jsonb,
  asked_at timestamptz not null,
  done_at timestamptz,
  try_at timestamptz not null,
  tries int not null default 0
);
create index refunds_of_order on refunds (order_id);
create index refunds_to_do on refunds (try_at) where state in ('arranged', 'processing');

-- Every cent, twice: the lines of one booking add up to 0. Nothing is ever changed here.
create table ledger (
  line_id bigint generated always as identity primary key,
  booking_id uuid not null,
  order_id uuid not null references orders,
  payment_id uuid references payments,
  refund_id uuid references refunds,
  account text not null,
  amount bigint not null,
  currency text not null,
  at timestamptz not null
);
create index ledger_of_order on ledger (order_id);
create index ledger_of_payment on ledger (payment_id);

-- The one card that a member has saved; the provider keeps it, we know how it is shown.
create table cards (
  user_id uuid primary key references users,
  provider text not null,
  ref text not null,
  shown jsonb not null,
  saved_at timestamptz not null
);

-- Made again, to be the latest: of several indexes that would do, PostgreSQL takes the later one as long as the table is small.
drop index orders_once;
create unique index orders_once on orders (client_order_id, user_id);
