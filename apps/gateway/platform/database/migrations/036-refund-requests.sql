-- Refunds that are too much for one person alone: somebody asks, and somebody else decides.
create table refund_requests (
  request_id uuid primary key,
  order_id uuid not null,
  store_id text not null,
  client_refund_id uuid not null,
  parts jsonb not null,
  reason text not null,
  amount bigint not null,
  asked_by uuid not null references staff,
  asked_at timestamptz not null,
  decided_by uuid references staff check (decided_by <> asked_by),
  decided_at timestamptz,
  approved boolean,
  unique (order_id, client_refund_id)
);
create index refund_requests_waiting on refund_requests (store_id, asked_at) where approved is null;
