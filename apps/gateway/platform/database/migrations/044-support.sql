-- Support finds an order by what its guest can say of it. Whole values alone are looked up, so that each index is asked for one value.
create index orders_of_phone on orders ((contact ->> 'phone')) where contact is not null;
create index orders_of_pickup on orders (pickup_no, order_id);
create index payments_of_ref on payments (ref) where ref is not null;
create index refund_requests_of_order on refund_requests (order_id);
create index audit_subject on audit (subject, audit_no);

-- Who of the staff sees which order's guest unmasked, and until when. Why stands in the audit.
create table guest_unmaskings (
  staff_id uuid not null references staff,
  order_id uuid not null references orders,
  until timestamptz not null,
  primary key (staff_id, order_id)
);

-- Cancellations by support that give back too much for one person alone: somebody asks, and somebody else says the same within a day.
create table cancel_requests (
  order_id uuid primary key references orders,
  asked_by uuid not null references staff,
  reason text not null,
  asked_at timestamptz not null
);

-- What support has given members to make good: points or a coupon, once under the id that its client gave it.
create table goodwill_gifts (
  order_id uuid not null references orders,
  client_gift_id uuid not null,
  staff_id uuid not null references staff,
  points int,
  coupon_id text,
  reason text not null,
  given_at timestamptz not null,
  primary key (order_id, client_gift_id),
  check ((points is null) <> (coupon_id is null))
);
create index goodwill_gifts_of_staff on goodwill_gifts (staff_id, given_at);
