-- The office shows the use of each offer (055). What can no longer change is added up here, in batches, by a worker; `counted` marks the rows that are in these sums.
create table offer_uses_counted (
  kind text not null check (kind in ('coupon', 'promoCode')),
  id text not null,
  given bigint not null default 0,
  claimed bigint not null default 0,
  used bigint not null default 0,
  taken_off bigint not null default 0,
  primary key (kind, id)
);
alter table vouchers add counted boolean not null default false;
alter table voucher_holds add counted boolean not null default false;
create index vouchers_uncounted on vouchers (voucher_code) where not counted;
create index voucher_holds_uncounted on voucher_holds (voucher_code, use) where not counted and channel is null;

-- After some years each pickup number is that of thousands of orders: the index itself says of which shop and day each is.
drop index orders_of_pickup;
create index orders_of_pickup on orders (pickup_no, order_id) include (brand, store_id, placed_at, wanted_at);

-- What somebody looks for in the audit is judged in one index, newest first, without reading what was and is.
create index audit_asked on audit (audit_no) include (at, staff_id, action, subject, brand, store_id);

-- Whether a movement is in a provider's books is asked of thousands at once, and of its refund.
drop index settlement_lines_of_payment;
create index settlement_lines_of_payment on settlement_lines (payment_id, refund_id) where payment_id is not null;
