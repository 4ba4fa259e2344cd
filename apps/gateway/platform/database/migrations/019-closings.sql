-- What a person has decided about money that no rule could place: a payment of another amount than was asked for, or a refund that failed for good.
-- `case_id` is the payment's or the refund's own id, so that each is closed once. The note says why; it names nobody.
create table closings (
  case_id uuid primary key,
  payment_id uuid not null references payments,
  refund_id uuid references refunds,
  decided text not null check (decided in ('returned', 'kept')),
  via text check (via in ('provider', 'office')),
  amount bigint not null,
  currency text not null,
  note text not null,
  by_whom text not null,
  closed_at timestamptz not null
);
create index closings_at on closings (closed_at);
create index refunds_for_a_person on refunds (asked_at) where state = 'manual';
create index payments_strange on payments (begun_at) where state = 'strange';
drop index ledger_unplaced;
create index ledger_unplaced on ledger (account, currency) include (amount) where account in ('quarantine', 'owed', 'office', 'kept');
